import { expect, it } from 'vitest';
import { reportOf } from './report';
import { type Outcome, type Session } from './session';

const story = { id: 'tag--long', title: 'Content/Tag › <Long>', file: 'Tag.stories.tsx' };
const setting = { chromium: '156.0.1', system: 'linux x64', rendering: 'ab' };
const changed: Outcome = {
  story,
  pose: 'dark',
  kind: 'changed',
  part: 0.0025,
  before: [390, 80],
  after: [390, 96],
};

const report = (outcomes: Outcome[], part: Partial<Session> = {}) =>
  reportOf({ setting, storedSetting: setting, isWhole: true, madeOf: {}, outcomes, ...part }, ':root {}');

it('shows before, after and difference side by side, with names and sizes', () => {
  const page = report([changed]);
  for (const folder of ['before', 'after', 'difference']) {
    expect(page).toContain(`<img src="${folder}/dark/tag--long.png"`);
  }
  expect(page).toContain('Content/Tag › &lt;Long&gt;, dark');
  expect(page).toContain('390 × 80');
  expect(page).toContain('390 × 96');
  expect(page).toContain('0.25 % of the pixels differ');
  expect(page).toContain('<a href="#tag--long-dark">');
});

it('names nothing from outside', () => {
  expect(report([changed])).not.toMatch(/https?:|src="\/|@import/);
});

it('shows every picture that was taken, and says why one was not', () => {
  const page = report([
    { story, pose: 'light', kind: 'equal', after: [1280, 80] },
    { story, pose: 'dark', kind: 'fault', reason: 'It throws <early>\nat a line' },
  ]);
  expect(page).toContain('after/light/tag--long.png');
  expect(page).not.toContain('before/light');
  expect(page).toContain(
    '<summary>It throws &lt;early&gt;</summary><pre>It throws &lt;early&gt;\nat a line</pre>',
  );
  expect(page).not.toMatch(/<early>|<Long>/);
});

it('shows the picture of a story whose play stops, and says why', () => {
  const page = report([{ story, pose: 'dark', kind: 'stopped', reason: 'No <link>', after: [390, 80] }]);
  expect(page).toContain('after/dark/tag--long.png');
  expect(page).toContain('No &lt;link&gt;');
  expect(page).toContain('1 whose play stops');
});

it('says when the pictures are not judged', () => {
  expect(report([changed])).not.toContain('Not judged');
  expect(report([changed], { storedSetting: { ...setting, chromium: '150.0.0' } })).toContain(
    'Not judged. The stored pictures were taken with Chromium 150.0.0, and this is 156.0.1.',
  );
});
