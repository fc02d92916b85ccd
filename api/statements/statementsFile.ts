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

/** One entry a statement or family. Throws where the variants of a family differ in what they take or answer. */
export const familiesOf = (
  described: readonly { declared: Declared; description: Described }[],
): Map<string, Described> => {
  const families = new Map<string, Described>();
  for (const { declared, description } of described) {
    const { family, name } = declared;
    const first = families.get(family);
    if (first !== undefined && entryOf(['', first]) !== entryOf(['', description]))
      throw new Error(`${name}: takes or answers something else than the other variants of ${family}`);
    families.set(family, description);
  }
  return families;
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
