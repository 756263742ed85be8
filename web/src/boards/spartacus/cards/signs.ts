/** How a card compares the influence it needs with that of its target. */
export const MORE: Record<string, string> = { higher: '＞', lower: '＜' };

/** What kind of card it is, as a sign. */
export const SIGNS = { scheme: 'scroll', reaction: 'bolt', guard: 'influence' } as const;
