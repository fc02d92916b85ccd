export type Change = { breaking: boolean; place: string; what: string };

/** Who sends the values of a schema: what is a relief for one side is a burden for the other. */
export type Direction = 'request' | 'response';

export const breaking = (place: string, what: string): Change => ({ breaking: true, place, what });

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

export const printedChange = ({ breaking: isBreaking, place, what }: Change): string =>
  `${isBreaking ? 'breaking    ' : 'non-breaking'}  ${place}: ${what}`;
