import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DescriptionList, type DescriptionItem } from './DescriptionList';

const shown = (value: DescriptionItem['value']): string | undefined =>
  /<dd[^>]*>(.*)<\/dd>/.exec(
    renderToStaticMarkup(<DescriptionList items={[{ term: 'Lists', value }]} />),
  )?.[1];

test('what is not there is a dash, and nothing of a number is a number', () => {
  expect([undefined, null, ''].map(shown)).toEqual(['–', '–', '–']);
  expect(shown(0)).toBe('0');
});
