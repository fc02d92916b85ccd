type Tree = Record<string, unknown>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/**
 * Lets the values of a query hold `'()*!` and the like, as RFC 3986 (3.4) does: browsers leave them as they are, and
 * the validator would refuse a search for O'Brien. Changes the document, which is the validator's own.
 */
export const allowReserved = <Document>(document: Document): Document => {
  const open: unknown[] = [document];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (!isTree(next)) continue;
    if (next['in'] === 'query' && isTree(next['schema'])) next['allowReserved'] = true;
    open.push(...Object.values(next).filter(isTree));
  }
  return document;
};
