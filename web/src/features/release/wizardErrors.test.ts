import { ApiError, releaseErrors } from '@dispatch/contract';
import { describe, expect, it } from 'vitest';
import { emptyRelease, type ReleaseValues } from './releaseValues';
import { refusalErrors, stepErrors, type ReleaseFacts } from './wizardErrors';
import { createSteps, editSteps } from './wizardSteps';

const now = new Date('2026-11-20T16:00:00Z');
const address = 'Press@Harbor.example';

const complete: ReleaseValues = {
  ...emptyRelease('200'),
  headline: 'Harbor Robotics opens Baltimore plant and adds 400 jobs over three years',
  summary: 'A retooled shipyard brings warehouse-robot assembly to Sparrows Point.',
  cityState: 'BALTIMORE',
  body: '<p>Harbor Robotics today opened an assembly plant at Sparrows Point.</p>',
  releaseDate: '2026-11-23T13:30:00',
  primaryContactName: 'Dana Ortiz',
  primaryContactCompany: 'Harbor Robotics',
  primaryContactEmail: address,
  primaryContactPhoneCountryCode: '1',
  primaryContactPhone: '410 555 0142',
  user: 'Dana Ortiz',
  userEmail: address,
  userPhoneCountryCode: '1',
  userPhone: '410 555 0142',
};

const facts = (values: ReleaseValues, more: Partial<ReleaseFacts> = {}): ReleaseFacts => ({
  values,
  broken: releaseErrors(values, { now }),
  verified: [address.toLowerCase()],
  hasPaid: false,
  ...more,
});

const stepOf = (id: string): number => createSteps.findIndex((step) => step.id === id);
const firstStep = (steps: typeof createSteps, of: ReleaseFacts): string | undefined =>
  steps[stepErrors(steps, of)[0]?.step ?? steps.length - 1]?.id;

describe('how far one may go', () => {
  it.each<[string, Partial<ReleaseValues>, Partial<ReleaseFacts>]>([
    ['release', { headline: '' }, {}],
    ['schedule', { user: '' }, {}],
    ['schedule', { releaseDate: null }, {}],
    ['schedule', { releaseDate: '2026-11-21T15:55:00' }, {}],
    ['contacts', {}, { verified: [] }],
    ['payment', {}, {}],
    ['summary', {}, { hasPaid: true }],
    ['additions', { cjl: 21 }, {}],
    ['amplify', { cjlSelected: [{ id: 1 }, { id: 2 }] }, {}],
  ])('stops at %s', (id, values, more) => {
    expect(firstStep(createSteps, facts({ ...complete, ...values }, more))).toBe(id);
  });

  it('reaches the summary of the edit wizard, which has no payment', () => {
    expect(stepErrors(editSteps, facts(complete))).toEqual([]);
  });
});

it('names each address that is not verified once, without regard to case', () => {
  const values = { ...complete, hasSecondaryContact: true, secondaryContactEmail: 'other@harbor.example' };
  expect(stepErrors(createSteps, facts(values, { hasPaid: true }))).toEqual([
    { step: stepOf('contacts'), text: 'Please verify the email address other@harbor.example.' },
  ]);
});

it('shows errors of fields that no step has in the first step', () => {
  expect(stepErrors(editSteps, facts({ ...complete, cjl: 21 }))).toEqual([
    { step: 0, field: 'cjl', text: 'Advanced can be bought with at most 20 journalist lists.' },
  ]);
});

const refusal = (more: object): ApiError =>
  new ApiError({
    type: 'about:blank',
    title: 'Bad Request',
    status: 400,
    code: 'invalid-input',
    requestId: '',
    message: 'Please check what you have entered.',
    ...more,
  });
const idOf = (step: number | null): string | undefined => (step === null ? undefined : createSteps[step]?.id);

it('leads each error to the step where it is put right', () => {
  const fields = [
    { pointer: '/headline', rule: 'required', message: 'a' },
    { pointer: '/userEmail', rule: 'email', message: 'b' },
    { pointer: '/userEmail', rule: 'verified', message: 'c' },
    { pointer: '/cjlSelected/0/id', rule: 'oneOf', message: 'd' },
  ];
  const lines = refusalErrors(createSteps, refusal({ errors: ['a', 'b', 'c', 'd'], fields }));
  expect(lines.map(({ text, step, field }) => [text, idOf(step), field])).toEqual([
    ['a', 'release', 'headline'],
    ['b', 'schedule', 'userEmail'],
    ['c', 'contacts', undefined],
    ['d', 'amplify', 'cjlSelected'],
  ]);
});

it('keeps what names no field', () => {
  const paid = refusal({ status: 409, code: 'release-unpaid', message: 'Please pay for the release first.' });
  expect(refusalErrors(createSteps, paid)).toEqual([
    { text: 'Please pay for the release first.', step: null },
  ]);
});
