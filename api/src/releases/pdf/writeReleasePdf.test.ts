import { articleOf } from '@dispatch/contract';
import { expect, it } from 'vitest';
import { readPdf } from '../../testing/readPdf';
import { writeReleasePdf } from './writeReleasePdf';

const write = (body: string, pause: () => Promise<void>, language = 'en-US') =>
  writeReleasePdf(
    {
      article: articleOf({ package: '80', headline: 'Harbor Robotics opens a plant', body, language }),
      ...{ image: null, site: 'Dispatch', at: new Date(0), address: null, correction: null },
    },
    pause,
  );

it.each([
  ['a word without an end', `<p>${'x'.repeat(100_000)}</p>`, /x{100000}/],
  ['a paragraph of many lines', `<p>${'word '.repeat(20_000)}</p>`, /(?:word ){19999}/],
  ['a table of many rows', `<table>${'<tr><td>x<td>y'.repeat(1_000)}</table>`, /(?:x *y *){999}/],
  ['many items', `<ol>${'<li>y'.repeat(1_200)}</ol>`, /1200\. y/],
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

it('has the letters of Chinese, Japanese, Korean, Hebrew and Arabic, and emoji, in their order', async () => {
  const words = '工厂 工場 ロボット 공장 😀 🇯🇵 👩‍🚀';
  // The bold face does not say where the accent of the t stands.
  const accented = '<h2>t\u0301</h2>';
  const body = `<p>${words}</p><p>a שלום (12) עולם b</p><p>مرحبا</p><h2>标题</h2><p>हि</p>${accented}`;
  const { text, source } = readPdf(await write(body, () => Promise.resolve(), 'zh-Hans'));
  expect(text).toContain('工厂 工場 ロボット 공장 😀 🇯🇵 👩🚀');
  expect(text).toContain('标题');
  expect(text.normalize('NFC')).toContain('t\u0301');
  // As they stand on the line: what is read from the right begins there.
  expect(text.replaceAll(/\s+/g, '')).toContain('aםלוע(12)םולשb');
  expect(text.match(/\?/g)?.length).toBe(1);
  const fonts = [...source.matchAll(/\/FontName \/\w+\+(\S+)/g)].map(([, name]) => name);
  expect(fonts.some((name) => name?.startsWith('NotoSansSC'))).toBe(true);
});

it('begins the lines of a release in Hebrew at the right', async () => {
  const placed = async (language: string) => {
    const { source } = readPdf(await write('<p>x</p>', () => Promise.resolve(), language));
    return Math.max(...[...source.matchAll(/1 0 0 1 ([\d.]+) [\d.]+ Tm/g)].map(([, x]) => Number(x)));
  };
  expect(await placed('he')).toBeGreaterThan((await placed('en-US')) + 100);
});
