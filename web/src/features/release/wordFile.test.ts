// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { releaseOfHtml } from './wordFile';

const headline = 'Harbor Robotics opens Baltimore plant and adds 400 jobs over three years';
const summary = 'A retooled shipyard brings warehouse-robot assembly to Sparrows Point.';

it('fills headline, summary, dateline, body and lists, and says what it leaves out', () => {
  const found = releaseOfHtml(
    `<p>FOR IMMEDIATE RELEASE</p><h1>${headline}</h1><p>${summary}</p>` +
      '<p><strong>BALTIMORE, Md., Nov. 20, 2026</strong> (Newswire) -- Harbor <em>Robotics</em> opened — at last — a plant.</p>' +
      '<ul><li>400 jobs</li></ul><p><img src="https://tracker.example/x.png"></p>' +
      '<table><thead><tr><th><p>Year</p></th><th><p>Jobs</p></th></tr></thead><tbody><tr><td>2001</td><td>400 m<sup>2</sup> <s>or so</s></td></tr></tbody></table><p># # #</p><p>Contact: Dana Okafor</p>',
    ['centring'],
  );
  expect(found).toEqual({
    headline,
    summary,
    cityState: 'BALTIMORE, Md.',
    body: '<p>Harbor <em>Robotics</em> opened — at last — a plant.</p><ul><li>400 jobs</li></ul><table><thead><tr><th>Year</th><th>Jobs</th></tr></thead><tbody><tr><td>2001</td><td>400 m<sup>2</sup> or so</td></tr></tbody></table>',
    leftOut: [
      'A picture was left out.',
      'Strike-through and centring were removed.',
      'What follows the end mark was left out.',
    ],
  });
});

it('takes no sentence with a dash for a dateline, and no first paragraph for a summary', () => {
  const found = releaseOfHtml(
    `<p>${headline}</p><p>We build robots — and jobs.</p><p>Another paragraph.</p>`,
  );
  expect(found).toMatchObject({
    headline,
    summary: '',
    cityState: '',
    body: '<p>We build robots — and jobs.</p><p>Another paragraph.</p>',
    leftOut: [],
  });
});

it.each([
  ['Washington, D.C. (November 3, 2026) – The agency', 'Washington, D.C.'],
  ['SÃO PAULO — A empresa', 'SÃO PAULO'],
  ['GENEVA, 3 Switzerland — The', ''],
])('reads the place of %s', (text, place) => {
  expect(releaseOfHtml(`<h1>${headline}</h1><p>${text}</p>`).cityState).toBe(place);
});

it('keeps nothing that could run, and ends at once on a wall of capitals', () => {
  const found = releaseOfHtml(
    `<h1>${headline}<script>alert(1)</script></h1><p class="summary">${summary}</p>` +
      `<p onclick="alert(1)">${'A '.repeat(50_000)}<a href="javascript:alert(1)">x</a></p>`,
  );
  expect(found.body).not.toMatch(/onclick|javascript/);
  expect(found.headline).not.toContain('<');
});
