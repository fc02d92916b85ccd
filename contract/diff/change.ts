/** `dangerous`: it lets somebody make a call who could not before, which is harmless to who calls, and to nobody else. */
export type Change = { breaking: boolean; place: string; what: string; dangerous?: true };

/** Who sends the values of a schema: what is a relief for one side is a burden for the other. */
export type Direction = 'request' | 'response';

export const changed = (breaking: boolean, place: string, what: string): Change => ({
  breaking,
  place,
  what,
});

export const breaking = (place: string, what: string): Change => changed(true, place, what);

export const dangerous = (change: Change): Change => ({ ...change, dangerous: true });

export const harmless = (place: string, what: string): Change => changed(false, place, what);

/** A change that allows less than before: it breaks requests, and no answer. */
export const narrower = (direction: Direction, place: string, what: string): Change =>
  changed(direction === 'request', place, what);

/** A change that allows more than before: it breaks those who read answers, and no request. */
export const wider = (direction: Direction, place: string, what: string): Change =>
  changed(direction === 'response', place, what);

/** Named parts of both sides: those that are gone or stay, in their order, and then the new ones. */
export const diffNamed = <Part>(
  [old, now]: readonly [Iterable<readonly [string, Part]>, Iterable<readonly [string, Part]>],
  gone: (name: string) => Change,
  kept: (name: string, parts: readonly [Part, Part]) => Change[],
  added: (name: string, part: Part) => Change,
): Change[] => {
  const [before, after] = [new Map(old), new Map(now)];
  return [
    ...[...before].flatMap(([name, part]) =>
      after.has(name) ? kept(name, [part, after.get(name) as Part]) : [gone(name)],
    ),
    ...[...after].flatMap(([name, part]) => (before.has(name) ? [] : [added(name, part)])),
  ];
};

const kindOf = ({ breaking: isBreaking, dangerous: isDangerous }: Change): string => {
  if (isBreaking) return isDangerous ? 'breaking, dangerous' : 'breaking    ';
  return isDangerous ? 'dangerous   ' : 'non-breaking';
};

export const printedChange = (change: Change): string => `${kindOf(change)}  ${change.place}: ${change.what}`;
