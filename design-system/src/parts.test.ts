import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, test } from 'vitest';
import { exportedAs, internalFolders, internals, still } from './partKinds';

const folder = fileURLToPath(new URL('.', import.meta.url));
const productParts = '../../web/src/shared/parts/';
const read = (path: string): string => (existsSync(folder + path) ? readFileSync(folder + path, 'utf8') : '');

const exported = [
  ...read('index.ts').matchAll(/^export \{\s*(?!type )([A-Z]\w+)[^}]*\} from '\.\/(\w+)\//gm),
].map(([, name = '', home = '']) => ({ name: exportedAs[name] ?? name, home }));
const editor = { name: 'RichTextEditor', home: 'RichTextEditor' };
const ofProduct = readdirSync(folder + productParts)
  .filter((name) => name !== 'patterns')
  .map((name) => ({ name, home: `${productParts}${name}` }));
const parts = [...exported.filter(({ name }) => !(name in internals)), editor, ...ofProduct];

const headings = ['When to use', 'When not to use', "Do and don't", 'Keyboard'];

function storyOf(stories: string, name: string): string {
  const [, after = ''] = stories.split(new RegExp(`^export const ${name}: Story = `, 'm'));
  return after.split(/^export const /m)[0] ?? '';
}

describe.each(parts)('$name', ({ name, home }) => {
  const stories = read(`${home}/${name}.stories.tsx`);
  const page = read(`${home}/${name}.mdx`);

  it('has a Playground, first of its stories', () => {
    expect(/^export const (\w+): Story/m.exec(stories)?.[1]).toBe('Playground');
  });

  it('has a page that says when, when not, what to do, and how it is for the keyboard and for everybody', () => {
    const found = [...page.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
    expect(found.filter((heading) => headings.includes(heading ?? ''))).toEqual(headings);
    expect(page).toMatch(/^\| Do +\| Don't/m);
    expect(page).toMatch(/^\*\*Accessibility:\*\* \S/m);
    for (const [, section = ''] of page.matchAll(/^## .*\n\n([\s\S]*?)(?=^## |$(?![\s\S]))/gm))
      expect(section.trim().length).toBeGreaterThan(4);
  });

  it('shows stories that there are', () => {
    const shown = [...page.matchAll(/<Canvas of=\{\w+\.(\w+)\}/g)].map(([, story]) => story ?? '');
    expect(shown.length).toBeGreaterThan(0);
    const all = readdirSync(folder + home)
      .filter((file) => file.endsWith('.stories.tsx'))
      .map((file) => read(`${home}/${file}`))
      .join('\n');
    for (const story of shown) expect(all).toMatch(new RegExp(`^export const ${story}\\b`, 'm'));
  });

  it('looks right in a script from right to left', () => {
    expect(stories).toMatch(/^export const RightToLeft\b/m);
  });

  if (!still.includes(name))
    it('is used with the keyboard alone, and says where the focus is', () => {
      const story = storyOf(stories, 'Keyboard');
      expect(story).toMatch(/userEvent\.(tab|keyboard)|fireEvent\.keyDown/);
      expect(story).toMatch(/toHaveFocus/);
      expect(story).not.toMatch(
        /userEvent\.(click|dblClick|hover|pointer|type|upload|selectOptions)|\.click\(\)/,
      );
    });
});

test.each([
  ['dropdown', ['ComboBox', 'Menu', 'Select']],
  ['spinner', ['Loader', 'NumberStepper']],
  ['token', ['Tag', 'TagGroup']],
  ['calendar', ['DatePicker']],
  ['dialog', ['Modal']],
  ['toggle', ['Switch']],
])('who searches for %s is led to %o', (word, names) => {
  const found = parts.filter(({ name, home }) =>
    read(`${home}/${name}.stories.tsx`)
      .match(/name: '(Playground · .*)'/)?.[1]
      ?.includes(word),
  );
  expect(found.map(({ name }) => name).sort()).toEqual(names);
});

function users(): string {
  return readdirSync(`${folder}../../web/src`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|parts\/[A-Z]\w+\/\w+\.stories/.test(file))
    .map((file) => read(`../../web/src/${file}`))
    .join('\n');
}

test('every part is used by a screen or by a pattern of one', () => {
  const screens = users();
  const rendered = ({ name, home }: (typeof parts)[number]) => {
    // Or by another part, as the button that closes a dialog.
    const others = parts
      .filter((part) => part.home !== home)
      .map((part) => read(`${part.home}/${part.name}.tsx`));
    return new RegExp(`<${name}(Provider)?[\\s/>]`).test([screens, ...others].join('\n'));
  };
  expect(parts.filter((part) => !rendered(part)).map(({ name }) => name)).toEqual([]);
});

test('every folder holds a part, or is named as something else', () => {
  const homes = new Set(parts.map(({ home }) => home));
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(
    folders.map(({ name }) => name).filter((name) => !homes.has(name) && !(name in internalFolders)),
  ).toEqual([]);
});

test('what is named as no part, or as still, is there', () => {
  const names = exported.map(({ name }) => name);
  const providers = ['I18nProvider', 'RouterProvider', 'UnstyledButton'];
  expect(Object.keys(internals).filter((name) => !names.includes(name) && !providers.includes(name))).toEqual(
    [],
  );
  expect(still.filter((name) => !parts.some((part) => part.name === name))).toEqual([]);
});
