import { articleOf } from '@dispatch/contract';
import { expect, it } from 'vitest';
import { readPdf } from '../testing/readPdf';
import { writeReleasePdf } from './writeReleasePdf';

const write = (body: string, pause: () => Promise<void>) =>
  writeReleasePdf(
    {
      article: articleOf({ package: '80', headline: 'Harbor Robotics opens a plant', body }),
      ...{ image: null, site: 'Dispatch', at: new Date(0), address: null, correction: null },
    },
    pause,
  );

it.each([
  ['a word without an end', `<p>${'x'.repeat(100_000)}</p>`, /x{100000}/],
  ['a paragraph of many lines', `<p>${'word '.repeat(20_000)}</p>`, /(?:word ){19999}/],
  ['a table of many rows', `<table>${'<tr><td>x<td>y'.repeat(1_000)}</table>`, /(?:x *y *){999}/],
  ['many items', `<ol>${'<li>y'.repeat(5_000)}</ol>`, /5000\. y/],
])('lets others have their turn again and again while it sets %s', async (_what, body, shown) => {
  let turns = 0;
  const bytes = await write(body, async () => {
    turns += 1;
  });
  expect(turns).toBeGreaterThan(1_000);
  expect(readPdf(bytes).text.replaceAll(/Dispatch · Page \d+/g, '')).toMatch(shown);
});

it('ends when it is told to', async () => {
  const stopped = new Error('It takes too long.');
  const pause = () => Promise.reject(stopped);
  await expect(write('<p>Words</p>', pause)).rejects.toBe(stopped);
});

it('leaves out no level of headings, and writes the same bytes again', async () => {
  const body = '<h4>One</h4><h4>Two</h4><h2>Three</h2><h4>Four</h4>';
  const pause = () => Promise.resolve();
  const bytes = await write(body, pause);
  const tags = [...readPdf(bytes).source.matchAll(/\/S \/(H\d)\n/g)].map(([, tag]) => tag);
  expect(tags.sort().join(' ')).toBe('H1 H2 H2 H2 H3');
  expect(bytes.equals(await write(body, pause))).toBe(true);
});

it('sets a table in columns, with its header cells and spans told to screen readers', async () => {
  const body =
    '<table><caption>Jobs</caption><thead><tr><th scope="col">Year</th><th scope="col" colspan="2">Jobs</th></tr></thead>' +
    '<tbody><tr><th scope="row">2001</th><td style="text-align:right">400 m<sup>2</sup></td><td><ul><li>a</li><li>b</li></ul></td></tr></tbody></table>' +
    `<table><tbody><tr>${'<td>w</td>'.repeat(40)}</tr></tbody></table>`;
  const { text, source } = readPdf(await write(body, () => Promise.resolve()));
  expect(text).toMatch(/Jobs.*Year.*Jobs.*2001.*400 m.*2.*• a.*• b.*w \| w/s);
  const tags = [...source.matchAll(/\/S \/(Table|Caption|T[RHD])\n/g)].map(([, tag]) => tag);
  expect(tags.sort().join(' ')).toBe('Caption TD TD TH TH TH TR TR Table');
  expect(source).toMatch(/\/ColSpan 2\n/);
  expect(source.match(/\/Scope \/(?:Column|Row)/g)?.sort()).toEqual([
    '/Scope /Column',
    '/Scope /Column',
    '/Scope /Row',
  ]);
});
