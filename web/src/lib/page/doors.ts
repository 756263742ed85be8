/** Names by which a machine calls itself, and which mean nothing elsewhere. */
const ITSELF = /^(localhost|127(\.\d+){3}|\[::1\])$/;

interface Place {
  hostname: string;
  origin: string;
  pathname: string;
}

/** Whether nobody but this machine can open what this page calls its address; `told` is what the house says of itself. */
export function isOnlyHere(told: string, here: Place = location): boolean {
  return !told && ITSELF.test(here.hostname);
}

/** The address of a place in the page to hand to somebody else, on another device if there is a way. */
export function addressFor(hash: string, told: string, here: Place = location): string {
  return (told && ITSELF.test(here.hostname) ? told : here.origin + here.pathname) + hash;
}
