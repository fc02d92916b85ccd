import { expect, it } from 'vitest';
import { withDateline } from './withDateline';

const mark = '<span class="article-dateline">Baltimore</span>';

it('puts the dateline at the start of the first paragraph', () => {
  expect(withDateline('<p style="text-align: center">One</p><p>Two</p>', 'Baltimore')).toBe(
    `<p style="text-align: center">${mark}One</p><p>Two</p>`,
  );
});

it('gives it a paragraph of its own before a heading or a list', () => {
  expect(withDateline('<h2>One</h2>', 'Baltimore')).toBe(`<p>${mark}</p><h2>One</h2>`);
  expect(withDateline('', 'Baltimore')).toBe(`<p>${mark}</p>`);
});

it('takes <pre> for no paragraph', () => {
  expect(withDateline('<pre>One</pre>', 'Baltimore')).toBe(`<p>${mark}</p><pre>One</pre>`);
});

it('escapes what is typed', () => {
  expect(withDateline('<p>One</p>', 'A & <b>"B"</b>')).toBe(
    '<p><span class="article-dateline">A &amp; &lt;b&gt;&quot;B&quot;&lt;/b&gt;</span>One</p>',
  );
});

it('leaves the body alone without one', () => {
  expect(withDateline('<p>One</p>', undefined)).toBe('<p>One</p>');
});
