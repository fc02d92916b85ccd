import { describe, expect, it } from 'vitest';
import { callingCodeOf, callingCodes, countries, usStates } from './countries';
import { isCountryCode } from './countryCodes';

describe('the country list', () => {
  it('has the four named countries first and the others by name', () => {
    expect(countries.slice(0, 6).map(({ id }) => id)).toEqual(['USA', 'CAN', 'GBR', 'SWE', 'AFG', 'ALA']);
    expect(countries[0]?.name).toBe('United States');
    expect(countries.at(-1)?.id).toBe('ZWE');
  });

  it('has all 249 of ISO 3166-1, each once and with a name', () => {
    expect(new Set(countries.map(({ id }) => id)).size).toBe(249);
    expect(countries.every(({ id, name }) => /^[A-Z]{3}$/.test(id) && name.length > 3)).toBe(true);
  });

  it.each([
    ['USA', 'USA'],
    ['U.S.', 'USA'],
    ['UK', 'GBR'],
    ['UAE', 'ARE'],
    ['DE', 'DEU'],
    ['Ivory Coast', 'CIV'],
    ['Turkey', 'TUR'],
  ])('knows that %s is %s', (name, id) => {
    const meant = countries.filter(({ otherNames }) => otherNames.includes(name));
    expect(meant.map((country) => country.id)).toEqual([id]);
  });

  it('knows its codes in capitals alone', () => {
    expect(isCountryCode('SWE')).toBe(true);
    for (const wrong of ['swe', 'SE', 'XXX', 'XKX', '']) expect(isCountryCode(wrong)).toBe(false);
  });
});

describe('the calling codes', () => {
  it.each([
    ['1', 'United States (+1)'],
    ['44', 'United Kingdom (+44)'],
    ['852', 'Hong Kong (+852)'],
    ['94', 'Sri Lanka (+94)'],
    ['7', 'Russia (+7)'],
    ['61', 'Australia (+61)'],
    ['358', 'Finland (+358)'],
  ])('%s is %s', (dialCode, label) => {
    expect(callingCodeOf(dialCode)).toEqual({ id: dialCode, dialCode, label });
  });

  it('gives every choice an id of its own and stores a dial code of at most six digits', () => {
    expect(new Set(callingCodes.map(({ id }) => id)).size).toBe(callingCodes.length);
    expect(callingCodes.length).toBeGreaterThan(200);
    expect(callingCodes.every(({ dialCode }) => /^\d{1,6}$/.test(dialCode))).toBe(true);
    expect(callingCodes.every(({ dialCode }) => callingCodeOf(dialCode) !== null)).toBe(true);
  });

  it('begins with the four named countries; Canada shares the code of the United States', () => {
    expect(callingCodes.slice(0, 4).map(({ id }) => id)).toEqual(['1', '1-CA', '44', '46']);
    expect(callingCodes[1]).toEqual({ id: '1-CA', dialCode: '1', label: 'Canada (+1)' });
  });
});

it('lists fifty states and the District of Columbia, each with its own postal code', () => {
  expect(new Set(usStates.map(([, name]) => name)).size).toBe(51);
  expect(new Set(usStates.map(([code]) => code)).size).toBe(51);
  expect(Math.max(...usStates.map(([, name]) => name.length))).toBeLessThanOrEqual(25);
});
