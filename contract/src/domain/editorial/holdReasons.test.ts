import { expect, it } from 'vitest';
import { editorialFindings } from './editorialChecks';
import { placeOfReason, printReason, reasonOfFinding } from './holdReasons';

const place = { field: 'body' as const, words: 'amazing', offset: 10 };

it('finds the words of a reason where they stand now, the nearest to where they were', () => {
  const found = placeOfReason({ body: '<p>New: amazing plant</p><p>and amazing</p>' }, place);
  expect(found).toEqual({ place: { field: 'body', offset: 5, length: 7 }, words: 'amazing' });
});

it.each([
  ['taken away', { body: '<p>A plant</p>' }],
  ['gone with the text', {}],
])('says so when its words are %s', (_how, source) => {
  expect(placeOfReason(source, place)).toBeNull();
});

it('leads to the field as a whole without words', () => {
  expect(placeOfReason({}, { field: 'summary' })).toEqual({
    place: { field: 'summary', offset: 0, length: 0 },
    words: '',
  });
});

it('takes a finding over with its place, and stands without it in a mail', () => {
  const findings = editorialFindings({ body: '<p>It is amazing.</p>' }, new Date(0));
  const finding = findings.find(({ rule }) => rule === 'hype');
  if (finding === undefined) throw new Error('Nothing was found.');
  const reason = reasonOfFinding(finding);
  expect(reason).toMatchObject({ rule: 'hype', place: { field: 'body', words: 'amazing', offset: 6 } });
  expect(placeOfReason({ body: '<p>It is amazing.</p>' }, { ...place, offset: 6 })?.place).toEqual(
    finding.place,
  );
  expect(printReason(reason)).toBe(`${finding.why} (“amazing”)`);
});
