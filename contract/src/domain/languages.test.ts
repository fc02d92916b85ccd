import { expect, it } from 'vitest';
import { defaultLanguage, directionOf, isLanguage, languageName, languages } from './languages';

it('lists each language once, by the tag that BCP 47 has for it, with its direction', () => {
  const tags = languages.map(({ tag }) => tag);
  expect(new Set(tags).size).toBe(tags.length);
  expect(tags.flatMap((tag) => Intl.getCanonicalLocales(tag))).toEqual(tags);
  const scripts = tags.map((tag) => [tag, new Intl.Locale(tag).maximize().script]);
  const fromTheRight = scripts.filter(([, script]) => script === 'Arab' || script === 'Hebr');
  expect(tags.filter((tag) => directionOf(tag) === 'rtl')).toEqual(fromTheRight.map(([tag]) => tag));
  expect(isLanguage(defaultLanguage)).toBe(true);
});

it('names a language in English and by its own name', () => {
  expect([languageName('he'), languageName('en-US'), languageName('tlh')]).toEqual([
    'Hebrew · עברית',
    'English (United States)',
    'tlh',
  ]);
});
