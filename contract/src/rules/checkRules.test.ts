import { describe, expect, it } from 'vitest';
import { checkRules, isFormName, ruleMessage } from './checkRules';
import { runRules } from './runRules';

const context = { earliest: '2026-11-21T14:00:00.000Z', exempt: false };
const full = { stage: 'full' as const, context };

const registration = {
  firstName: 'Dana',
  lastName: 'Ortiz',
  phone: '410 555 0142',
  organization: 'Harbor Robotics',
  country: 'SWE',
  state: '',
  email: 'dana@harbor-robotics.example',
  captcha: 'solved',
};

describe('a form', () => {
  it('passes when it keeps every rule', () => {
    expect(checkRules('Registration', registration, full)).toEqual([]);
  });

  it('names every broken field once, with pointer, rule and the message of the contract', () => {
    expect(checkRules('Registration', {}, full)).toEqual(
      [
        ['firstName', 'Please enter a first name'],
        ['lastName', 'Please enter a last name'],
        ['phone', 'Please enter a phone number'],
        ['organization', 'Please enter an organization'],
        ['country', 'Please select a country'],
        ['email', 'Please enter a valid email address'],
        ['captcha', 'Please confirm the captcha above'],
      ].map(([field, message]) => ({ pointer: `/${field ?? ''}`, field, rule: 'required', message })),
    );
  });

  it('asks for a state only in the USA', () => {
    const stateOf = (country: string) =>
      checkRules('Registration', { ...registration, country }, { ...full, fields: ['state'] });
    expect(stateOf('USA').map(({ message }) => message)).toEqual(['Please select a state']);
    expect(stateOf('CAN')).toEqual([]);
  });

  it('asks for a country code only when there is a phone', () => {
    const codeWith = (secondaryContactPhone: string) =>
      checkRules(
        'ReleaseDraft',
        { secondaryContactPhone },
        { ...full, fields: ['secondaryContactPhoneCountryCode'] },
      );
    expect(codeWith('410 555 0142')[0]?.message).toBe(
      'Please provide a country code for your contact phone.',
    );
    expect(codeWith('  ')).toEqual([]);
  });

  it('checks limits and markup alone while it is a draft', () => {
    const draft = { stage: 'draft' as const };
    expect(checkRules('ReleaseDraft', { headline: 'short', body: '' }, draft)).toEqual([]);
    const long = checkRules('ReleaseDraft', { headline: 'x'.repeat(171), summary: '<b>x</b>' }, draft);
    expect(long.map(({ message }) => message)).toEqual([
      'Your press release headline cannot exceed 170 characters.',
      'Your press release summary cannot have html markup.',
    ]);
    expect(checkRules('ReleaseDraft', { releaseDate: 'tomorrow' }, draft)).toHaveLength(1);
  });

  it('gives the first broken rule of the field its message', () => {
    const messageOf = (headline: string) =>
      checkRules('ReleaseDraft', { headline }, { ...full, fields: ['headline'] })[0]?.message;
    expect(messageOf('')).toBe('Please provide a press release headline.');
    expect(messageOf('123 456')).toBe('Your press release headline cannot be exclusively digits.');
    expect(messageOf('<b>Short</b>')).toBe('Your press release headline cannot have html markup.');
    expect(messageOf('Short')).toBe('Your press release headline must have at least 55 characters.');
    expect(messageOf('NASA'.repeat(20))).toBe('Your press release headline cannot be all upper case.');
    expect(messageOf(`${'nasa '.repeat(20)}Boost`)).toBeUndefined();
  });
});

describe('the release time', () => {
  const errors = (releaseDate: string | null, exempt = false) =>
    checkRules(
      'ReleaseDraft',
      { releaseDate },
      { stage: 'full', fields: ['releaseDate'], context: { ...context, exempt } },
    );

  it('is refused before the earliest time, which the message names in US/Eastern', () => {
    expect(errors('2026-11-21T13:59:59')[0]?.message).toBe(
      'Please select a date and time on or after 11/21/2026 9:00 AM',
    );
    expect(errors('2026-11-21T14:00:00')).toEqual([]);
    expect(errors(null)).toEqual([]);
  });

  it('is free for those who are exempt', () => {
    expect(errors('2020-01-01T00:00:00', true)).toEqual([]);
  });

  it('that is no date is refused', () => {
    expect(errors('2026-02-30T00:00:00')).toHaveLength(1);
  });

  it('cannot be judged without its context', () => {
    const judge = () => checkRules('ReleaseDraft', { releaseDate: '2026-11-21T14:00:00' }, { stage: 'full' });
    expect(judge).toThrow(TypeError);
  });
});

it('never takes an inherited property for a value', () => {
  const rules = { toString: { rules: [{ rule: 'required' as const, message: 'Missing.' }] } };
  expect(runRules(rules, {}, { stage: 'full' })).toHaveLength(1);
  expect(isFormName('toString')).toBe(false);
  expect(isFormName('Registration')).toBe(true);
});

it('escapes a field name in its pointer', () => {
  const rules = { 'a/b~c': { rules: [{ rule: 'required' as const, message: 'Missing.' }] } };
  expect(runRules(rules, {}, { stage: 'full' })[0]?.pointer).toBe('/a~1b~0c');
});

it('gives the message of a rule, and none of one that the contract does not have', () => {
  expect(ruleMessage('HoldRequest', 'reasons', 'required')).toBe('Please provide a hold reason.');
  expect(() => ruleMessage('HoldRequest', 'reasons', 'isTrue')).toThrow(TypeError);
});
