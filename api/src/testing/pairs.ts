type Values = Readonly<Record<string, string | number | boolean | null>>;

const pairsOf = (values: Values): string[] => {
  const told = Object.entries(values).map(([name, value]) => `${name}=${value ?? '-'}`);
  return told.flatMap((one, place) => told.slice(place + 1).map((other) => `${one} ${other}`));
};

/**
 * Of these cases as few as hold every pair of two values that stands in any of them: what goes wrong hangs on one value
 * or on two, and seldom on three (D. R. Kuhn, NIST SP 800-142). Always the same ones: each time the case with the most
 * pairs that are still missing, and the first of several.
 */
export function coveringPairs<Case>(cases: readonly Case[], valuesOf: (one: Case) => Values): Case[] {
  const all = cases.map((one) => ({ one, pairs: pairsOf(valuesOf(one)) }));
  const missing = new Set(all.flatMap(({ pairs }) => pairs));
  const chosen: Case[] = [];
  const gain = ({ pairs }: { pairs: string[] }) => pairs.filter((pair) => missing.has(pair)).length;
  while (missing.size > 0) {
    const [best] = [...all].sort((one, other) => gain(other) - gain(one));
    if (best === undefined) break;
    for (const pair of best.pairs) missing.delete(pair);
    chosen.push(best.one);
  }
  return chosen;
}
