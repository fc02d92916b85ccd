import { expect, test } from 'vitest';
import { viewersText } from './viewersText';

test.each([
  [[], ''],
  [['Ruth Adeyemi'], 'Ruth Adeyemi is looking at this'],
  [['Ruth', 'Samuel'], 'Ruth and Samuel are looking at this'],
  [['Ruth', 'Samuel', 'Priya'], 'Ruth, Samuel and 1 other are looking at this'],
  [['Ruth', 'Samuel', 'Priya', 'Noor'], 'Ruth, Samuel and 2 others are looking at this'],
])('%j', (names, text) => {
  expect(viewersText(names)).toBe(text);
});
