/** Who looks at something, in a sentence: at most two by name. Empty for nobody. */
export const viewersText = ([first, second, ...others]: readonly string[]): string => {
  if (first === undefined) return '';
  if (second === undefined) return `${first} is looking at this`;
  if (others.length === 0) return `${first} and ${second} are looking at this`;
  return `${first}, ${second} and ${others.length === 1 ? '1 other' : `${others.length} others`} are looking at this`;
};
