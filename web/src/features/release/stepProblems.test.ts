import { releaseFaults } from '@dispatch/contract';
import { describe, expect, it } from 'vitest';
import { emptyRelease, type ReleaseValues } from './releaseValues';
import { furthestStep, stepProblems, type StepFacts } from './stepProblems';
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

const facts = (values: ReleaseValues, more: Partial<StepFacts> = {}): StepFacts => ({
  values,
  faults: releaseFaults(values, { now }),
  verified: [address.toLowerCase()],
  hasPaid: false,
  ...more,
});

const stepOf = (id: string): number => createSteps.findIndex((step) => step.id === id);

describe('how far one may go', () => {
  it.each<[string, Partial<ReleaseValues>, Partial<StepFacts>]>([
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
    expect(createSteps[furthestStep(createSteps, facts({ ...complete, ...values }, more))]?.id).toBe(id);
  });

  it('reaches the summary of the edit wizard, which has no payment', () => {
    expect(furthestStep(editSteps, facts(complete))).toBe(editSteps.length - 1);
  });
});

it('names each address that is not verified once, without regard to case', () => {
  const values = { ...complete, hasSecondaryContact: true, secondaryContactEmail: 'other@harbor.example' };
  expect(stepProblems(createSteps, stepOf('contacts'), facts(values))).toEqual([
    { text: 'Please verify the email address other@harbor.example.' },
  ]);
});

it('shows faults of fields that no step has in the first step', () => {
  expect(stepProblems(editSteps, 0, facts({ ...complete, cjl: 21 }))).toEqual([
    { field: 'cjl', text: 'Advanced can be bought with at most 20 journalist lists.' },
  ]);
});
