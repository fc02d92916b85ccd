import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Budgets } from './budgets';
import type { Chunk } from './chunks';
import { errorsOf, weighed } from './judge';
import { partsOf } from './partSizes';
import { unneededIn } from './unneeded';
import { sizesOf } from './webSizes';

const noise = (bytes: number): string => `"${randomBytes(bytes / 2).toString('hex')}"`;

function chunk(name: string, source: string, imports: string[] = [], code = noise(2000)): [string, Chunk] {
  const facadeModuleId = source === '' ? null : `/src/${source}`;
  const isEntry = name === 'main' || name === 'welcome';
  return [name, { name, fileName: name, isEntry, facadeModuleId, imports, moduleIds: [], code }];
}

it('weighs the entry with what it imports, and a screen with all that stands around it', () => {
  const shared = chunk('shared', '');
  const chunks = new Map([
    shared,
    chunk('main', 'app/main.tsx', ['shared']),
    chunk('startApp', 'app/startApp.tsx', ['shared']),
    chunk('menu', 'app/HelpMenu.tsx'),
    chunk('Store', 'routes/StoreScreen.tsx', ['shared', 'part']),
    chunk('part', ''),
    chunk('welcome', 'app/publicMain.tsx', ['shared', 'Welcome']),
    chunk('Welcome', 'routes/WelcomeScreen.tsx'),
    chunk('Calculator', 'features/calculator/CalculatorForm.tsx', ['shared', 'part']),
  ]);
  const { entry, publicEntry, calculator, routes } = sizesOf(chunks, (file) => file.replace('/src/', ''));
  expect(routes.map(({ name }) => name)).toEqual(['StoreScreen']);
  // Random hexadecimal digits compress to a little more than half: main, shared and startApp; then Store and part.
  expect(entry).toBeGreaterThan(2 * 1000);
  expect((routes[0]?.bytes ?? 0) / entry).toBeCloseTo(5 / 3, 1);
  expect(routes[0]?.files).toBe(5);
  // The entry of the public pages, what it shares and its screens; opening the calculator adds what is not there yet.
  expect(publicEntry / entry).toBeCloseTo(3 / 3, 1);
  expect(calculator / entry).toBeCloseTo(2 / 3, 1);
});

it('finds every component that the entry point gives, and no types or functions', () => {
  const index = `export { Button, type ButtonProps } from './Button/Button';
export { emptyCard, type CardValues } from './CardFields/cardValues';
export { Tag, TagGroup } from './Tag/Tag';
export { I18nProvider } from 'react-aria-components/I18nProvider';`;
  expect(partsOf(index)).toEqual([
    { name: 'Button', file: 'Button/Button' },
    { name: 'Tag', file: 'Tag/Tag' },
    { name: 'TagGroup', file: 'Tag/Tag' },
  ]);
});

it('tells what a part stands on from what merely came along', () => {
  const graph = new Map([
    ['/parts/index.ts', ['/parts/Tag.tsx', '/parts/Table.tsx', '/parts/polyfill.ts']],
    ['/parts/Tag.tsx', ['/parts/tag.css', '/parts/Icon.tsx']],
    ['/parts/Icon.tsx', []],
  ]);
  const loaded = ['/parts/Tag.tsx', '/parts/tag.css', '/parts/Icon.tsx'];
  expect(unneededIn(graph, '/parts/Tag', loaded)).toEqual([]);
  expect(unneededIn(graph, '/parts/Tag', [...loaded, '/parts/polyfill.ts'])).toEqual(['/parts/polyfill.ts']);
});

it('names what is over its budget, has none, has one for nothing, or brings others along', () => {
  const budgets: Budgets = {
    entry: 10,
    publicEntry: 9,
    calculator: 8,
    routes: { Store: 20, Gone: 5 },
    files: 3,
    part: 3,
    parts: { Table: 9 },
  };
  const parts = [
    { name: 'Tag', bytes: 3100, unneeded: ['Table/Table.tsx'] },
    { name: 'Table', bytes: 8900, unneeded: [] },
  ];
  const routes = [
    { name: 'Store', bytes: 20_000, files: 4 },
    { name: 'New', bytes: 1, files: 2 },
  ];
  const errors = errorsOf(
    weighed({ entry: 10_100, publicEntry: 9100, calculator: 8000, routes }, parts, budgets),
    parts,
    budgets,
  );
  expect(errors).toEqual([
    'Entry of the web application weighs 10.1 kB and may weigh 10.0 kB.',
    'Welcome and partner pages weighs 9.1 kB and may weigh 9.0 kB.',
    'Store comes in 4 files and may come in 3.',
    'New has no budget: give it one in scripts/size/budgets.ts.',
    'Tag weighs 3.1 kB and may weigh 3.0 kB.',
    'Importing Tag brings along what it does not import: Table/Table.tsx.',
    'There is a budget for Gone, which is not there.',
  ]);
});
