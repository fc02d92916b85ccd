import type { Declared } from '../src/platform/database/statement';
import type { Described } from './describe';

const typeOf = (members: Record<string, string>): string => {
  const printed = Object.entries(members).map(
    ([name, type]) => `${/^[a-zA-Z_]\w*$/.test(name) ? name : JSON.stringify(name)}: ${type}`,
  );
  return printed.length === 0 ? 'object' : `{ ${printed.join('; ')} }`;
};

/** On one line, so that two who add statements change different lines. */
const entryOf = ([name, { parameters, row }]: [string, Described]): string =>
  `  '${name}': { parameters: ${typeOf(parameters)}; row: ${row === null ? 'never' : typeOf(row)} };\n`;

/** Adds a statement to its family. Throws where it differs from the other variants in what it takes or answers. */
export const addTo = (
  families: Map<string, Described>,
  { family, name }: Pick<Declared, 'family' | 'name'>,
  description: Described,
): void => {
  const first = families.get(family);
  if (first !== undefined && entryOf(['', first]) !== entryOf(['', description]))
    throw new Error(`${name}: takes or answers something else than the other variants of ${family}`);
  families.set(family, description);
};

/** The text of the generated file. */
export const statementsFile = (families: ReadonlyMap<string, Described>): string => {
  const entries = [...families]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(entryOf)
    .join('');
  const isUsed = (type: string): boolean => new RegExp(`\\b${type}\\b(?!')`).test(entries);
  return `// generated from the statements and migrations of the API by npm run generate
${isUsed('Cents') ? `import type { Cents } from '@dispatch/contract';\n` : ''}${isUsed('Json') ? `import type { Json } from '../statementTypes';\n` : ''}
/** What each declared statement takes and answers, as PostgreSQL says. */
export interface Statements {
${entries}}
`;
};
