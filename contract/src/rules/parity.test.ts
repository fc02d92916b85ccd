import fc from 'fast-check';
import { ValidationError } from 'yup';
import { describe, expect, it } from 'vitest';
import { ruleTable } from '../generated/ruleTable';
import { checkRules, type FormName } from './checkRules';
import type { FormRules, RuleStage } from './rule';
import type { RuleOptions } from './runRules';
import { yupSchema } from './yupSchema';

const context = { earliest: '2026-11-21T14:00:00.000Z', exempt: false };

/** Strings that people paste and that attackers send. */
const strange = [
  '',
  ' ',
  '\u00a0\u00a0',
  '\u200b',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udc00\ud800',
  '😀👩‍👩‍👧‍👦🇺🇳',
  '\u202eגולש\u202c',
  '\u2028\u2029',
  '{earliest}',
  '${path} ${value}',
  '__proto__',
  'constructor',
  '$ref',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<!--><img src=x>-->',
  '<p>&nbsp;</p>',
  `<p>${'Words of a body that is long enough. '.repeat(3)}</p>`,
  'a < b',
  '3 <5',
  '&lt;b&gt;',
  "'; drop table releases; --",
  '%00%0d%0a',
  'İstanbul ıssız ŞŞ ßß',
  'ALL UPPER CASE THAT IS LONG ENOUGH FOR A HEADLINE OF THE WIRE',
  'all lower case that is long enough for a headline of the wire',
  "NASA's Kepler Mission Confirms the Discovery of Its First Rocky Planet",
  '1234567',
  '١٢٣٤٥٦٧',
  'USA',
  'dana@harbor-robotics.example',
  'dana@@example',
  'https://youtu.be/aqz-KE-bpKQ',
  'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
  '2026-11-21T14:00:00',
  '2026-11-21T13:59:59',
  '2026-13-45T99:99:99',
  'scheduled',
  'x'.repeat(101),
  'X '.repeat(2_001),
];

const halves = fc
  .array(fc.integer({ min: 0xd7f0, max: 0xe00f }), { maxLength: 8 })
  .map((units) => String.fromCharCode(...units));

const anything = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 200 })
  .map((units) => String.fromCharCode(...units));

const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...strange) },
  { weight: 2, arbitrary: fc.string({ maxLength: 200 }) },
  { weight: 1, arbitrary: anything },
  { weight: 1, arbitrary: halves },
);

const value = fc.oneof(
  { weight: 12, arbitrary: text },
  { weight: 1, arbitrary: fc.constantFrom(null, undefined, true, false, 0, Number.NaN, {}) },
  { weight: 1, arbitrary: fc.array(text, { maxLength: 22 }) },
);

/** For all fields of a form together. */
const runs = process.env['FUZZ_SEED'] ? 4_000 : 400;

type Verdict = Record<string, string>;

const byServer = (form: FormName, values: Record<string, unknown>, options: RuleOptions): Verdict =>
  Object.fromEntries(checkRules(form, values, options).map(({ field, message }) => [field, message]));

const byForm = (form: FormName, values: Record<string, unknown>, options: RuleOptions): Verdict => {
  try {
    yupSchema(form, options).validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path ?? '', message]));
  }
};

describe.each(Object.keys(ruleTable) as FormName[])('%s', (form) => {
  const rules: FormRules = ruleTable[form];
  const fields = Object.keys(rules);
  const values = fc.record(Object.fromEntries(fields.map((field) => [field, value])), { requiredKeys: [] });

  it.each<RuleStage>(['full', 'draft'])('%s: form and server say the same, in the same words', (stage) => {
    const options = { stage, context };
    fc.assert(
      fc.property(values, (input) => {
        expect(byForm(form, input, options)).toEqual(byServer(form, input, options));
      }),
      { numRuns: Math.ceil(runs / fields.length) },
    );
  });

  it('agree about a text of a megabyte', () => {
    const options = { stage: 'full' as const, context };
    for (const filler of ['x', '<', '&nbsp;', '😀', ' ']) {
      const huge = filler.repeat(Math.ceil(1_000_000 / filler.length));
      const field = fields.find((name) => rules[name]?.rules.some(({ rule }) => rule === 'maxLength'));
      const input = field === undefined ? {} : { [field]: huge };
      expect(byForm(form, input, options)).toEqual(byServer(form, input, options));
    }
  });
});

it('finds errors and passes at all, so that agreeing means something', () => {
  const verdicts = fc
    .sample(fc.record({ headline: text, body: text, primaryContactEmail: text }), 200)
    .map((input) => byForm('ReleaseDraft', input, { stage: 'draft' }));
  expect(verdicts.some((verdict) => Object.keys(verdict).length > 0)).toBe(true);
  expect(verdicts.some((verdict) => Object.keys(verdict).length === 0)).toBe(true);
});

describe('the schema of a form', () => {
  it('changes no value', async () => {
    const typed = { headline: '  Spaces stay  ', other: 1 };
    await expect(yupSchema('ReleaseDraft', { stage: 'draft' }).validate(typed)).resolves.toEqual(typed);
  });

  it('asks for its context at each check', () => {
    let earliest = '2026-11-21T14:00:00Z';
    const options = {
      stage: 'full',
      fields: ['releaseDate'],
      context: () => ({ earliest, exempt: false }),
    } as const;
    const schema = yupSchema('ReleaseDraft', options);
    expect(schema.isValidSync({ releaseDate: '2026-11-22T00:00:00' })).toBe(true);
    earliest = '2026-11-23T14:00:00Z';
    expect(schema.isValidSync({ releaseDate: '2026-11-22T00:00:00' })).toBe(false);
  });
});
