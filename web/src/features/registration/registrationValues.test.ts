import { checkRules } from '@dispatch/contract';
import { expect, test } from 'vitest';
import { chosenPackage, initialRegistration, isMigration, registrationBody } from './registrationValues';

const legacy = new URLSearchParams(
  'migratefromlegacy=1&email=dana@harbor.example&firstname=Dana&lastname=Ortiz',
);

test('an upgraded legacy account is prefilled from the address', () => {
  expect(isMigration(legacy)).toBe(true);
  expect(initialRegistration(legacy)).toMatchObject({
    email: 'dana@harbor.example',
    firstName: 'Dana',
    lastName: 'Ortiz',
  });
});

test('an ordinary registration takes nothing from the address', () => {
  expect(initialRegistration(new URLSearchParams('email=dana@harbor.example&firstname=Dana')).email).toBe('');
});

test('an empty form breaks exactly the rules of the document', () => {
  const errors = checkRules('Registration', initialRegistration(new URLSearchParams()), { stage: 'full' });
  expect(errors.map(({ message }) => message)).toEqual([
    'Please enter a first name',
    'Please enter a last name',
    'Please enter a phone number',
    'Please enter an organization',
    'Please select a country',
    'Please enter a valid email address',
    'Please confirm the captcha above',
  ]);
});

test('the call carries the defaults of the document', () => {
  const values = { ...initialRegistration(legacy), email: ' dana@harbor.example ' };
  expect(
    registrationBody(values, { migrate: true, loginurl: 'https://news.example', partner: null }),
  ).toMatchObject({
    languagedId: 1033,
    campaignCode: 'PRWebNG',
    prwebPackage: 0,
    migrate: true,
    email: 'dana@harbor.example',
    loginurl: 'https://news.example',
  });
});

test('a package that was chosen before goes along, and nothing else that stands in its place', () => {
  const body = (query: string) =>
    registrationBody(initialRegistration(new URLSearchParams()), {
      migrate: false,
      loginurl: 'https://news.example',
      partner: null,
      packageId: chosenPackage(new URLSearchParams(query)),
    }).prwebPackage;
  expect(['package=360', 'package=999', 'package=', ''].map(body)).toEqual([360, 0, 0, 0]);
});

test('a registration through a partner names the partner and its page', () => {
  const values = initialRegistration(new URLSearchParams());
  const given = { migrate: false, loginurl: 'https://news.example' };
  const partner = { partnerId: 3, slug: 'bay-business-alliance' };
  expect(registrationBody(values, { ...given, partner })).toMatchObject({
    partnerId: 3,
    PRWebPartnerSiteField: 'bay-business-alliance',
  });
  expect(registrationBody(values, { ...given, partner: null })).not.toHaveProperty('partnerId');
});
