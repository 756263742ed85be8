import aquileia from './art/aquileia.svg';
import kampf from './art/kampf.svg';
import spartacus from './art/spartacus.svg';

const COVERS: Record<string, string> = { kampf, aquileia, spartacus };

/** The picture of a game; one that has none yet borrows the fight. */
export function coverOf(game: string): string {
  return COVERS[game] ?? spartacus;
}
