const sides = new Set(['center', 'right']);

/** The side to which a pasted element sets its text; undefined for the usual one, the start of the line. */
export const sideOf = (element: Element): string | undefined => {
  const style = element.getAttribute('style') ?? '';
  const named = /(?<![-\w])text-align:\s*(\w+)/i.exec(style)?.[1] ?? element.getAttribute('align') ?? '';
  return named.toLowerCase() === 'start' ? undefined : named.toLowerCase() || undefined;
};

/** The rows of a table, without those of tables in its cells. */
export const rowsOf = (table: Element): Element[] =>
  [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table);

export const cellsOf = (row: Element): Element[] =>
  [...row.children].filter(({ localName }) => localName === 'td' || localName === 'th');

/** A table that only lays out a page: nothing stands beside anything, or it frames parts of a text. */
export const isLayout = (table: Element): boolean => {
  const rows = rowsOf(table);
  const hasText = (cell: Element): boolean => cell.textContent.trim() !== '';
  if (!rows.some((row) => cellsOf(row).filter(hasText).length > 1)) return true;
  if (table.querySelector('h1, h2, h3, h4, h5, h6, table') !== null) return true;
  const paragraphs = (cell: Element): number => [...cell.querySelectorAll('p, li')].filter(hasText).length;
  return (
    rows.length === 1 &&
    rows.some((row) => cellsOf(row).some((cell) => paragraphs(cell) > 1 || cell.querySelector('li')))
  );
};

const boldText = (cell: Element): string =>
  [...cell.querySelectorAll('b, strong, [style*="font-weight"]')]
    .filter((element) => !/font-weight:\s*(?:normal|[1-4]00)/i.test(element.getAttribute('style') ?? ''))
    .reduce((longest, { textContent }) => (textContent.length > longest.length ? textContent : longest), '');

const isBold = (row: Element): boolean =>
  cellsOf(row).every((cell) => cell.textContent.trim() === boldText(cell).trim());

/** Word's repeated rows and Google's bold ones are no header cells by name: the first row is one when it alone is bold. */
export const hasHeadRow = (table: Element): boolean => {
  const [first, second] = rowsOf(table);
  if (first === undefined || second === undefined) return false;
  return first.closest('thead') !== null || (isBold(first) && !isBold(second));
};

/** How a cell stands in its table, as attributes. */
export const cellAttributes = (cell: Element): Record<string, string> => {
  const only = cell.querySelectorAll('p, div').length === 1 ? cell.querySelector('p, div') : null;
  const side = sideOf(cell) ?? (only === null ? undefined : sideOf(only));
  const spans = ['colspan', 'rowspan'].flatMap((name): [string, string][] => {
    const count = Number.parseInt(cell.getAttribute(name) ?? '', 10);
    return count > 1 ? [[name, String(count)]] : [];
  });
  return {
    ...Object.fromEntries(spans),
    ...(side !== undefined && sides.has(side) ? { style: `text-align:${side}` } : {}),
  };
};
