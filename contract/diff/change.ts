/** One change of the contract. Breaking: a client that was written before may fail after it. */
export type Change = { breaking: boolean; place: string; what: string };

/** Who sends the values of a schema: what is a relief for one side is a burden for the other. */
export type Direction = 'request' | 'response';

/** A change after which calls or answers fail that were good before. */
export const breaking = (place: string, what: string): Change => ({ breaking: true, place, what });

/** A change that nobody has to follow. */
export const harmless = (place: string, what: string): Change => ({ breaking: false, place, what });

/** A change that allows less than before: it breaks requests, and no answer. */
export const narrower = (direction: Direction, place: string, what: string): Change => ({
  breaking: direction === 'request',
  place,
  what,
});

/** A change that allows more than before: it breaks those who read answers, and no request. */
export const wider = (direction: Direction, place: string, what: string): Change => ({
  breaking: direction === 'response',
  place,
  what,
});

/** A line for people. */
export const printedChange = ({ breaking: isBreaking, place, what }: Change): string =>
  `${isBreaking ? 'breaking    ' : 'non-breaking'}  ${place}: ${what}`;
