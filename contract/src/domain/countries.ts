import names from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import phoneMetadata from 'libphonenumber-js/metadata.min.json';
import { countryCodes } from './countryCodes';

/** `otherNames`: what else people write for it, abbreviations among them. */
export type Country = { id: string; name: string; otherNames: readonly string[] };

/** Countries whose everyday name the data set lists after the official one. */
const everydayNames: Readonly<Record<string, string>> = {
  AE: 'United Arab Emirates',
  AX: 'Åland Islands',
  CD: 'Congo (Kinshasa)',
  CG: 'Congo (Brazzaville)',
  CI: "Côte d'Ivoire",
  CN: 'China',
  CZ: 'Czechia',
  GM: 'Gambia',
  IR: 'Iran',
  MK: 'North Macedonia',
  PS: 'Palestine',
  RU: 'Russia',
  TW: 'Taiwan',
  TZ: 'Tanzania',
  US: 'United States',
  XK: 'Kosovo',
  AC: 'Ascension Island',
  TA: 'Tristan da Cunha',
};

const listed = names.countries as Readonly<Record<string, string | string[]>>;

const nameOf = (alpha2: string): string => {
  const name = everydayNames[alpha2] ?? listed[alpha2] ?? alpha2;
  return typeof name === 'string' ? name : (name[0] ?? alpha2);
};

/** The names that the data set lists, and the codes: 'USA', 'UK', 'UAE', 'Ivory Coast', 'DE'. */
const otherNamesOf = (alpha2: string, alpha3: string): string[] =>
  [listed[alpha2] ?? [], alpha2, alpha3].flat().filter((name) => name !== nameOf(alpha2));

const firstOnes = ['US', 'CA', 'GB', 'SE'];
const byName = new Intl.Collator('en').compare;

/** United States, Canada, United Kingdom and Sweden first, then by name. */
const inOrder = (alpha2s: readonly string[]): string[] => [
  ...firstOnes,
  ...alpha2s
    .filter((alpha2) => !firstOnes.includes(alpha2))
    .sort((left, right) => byName(nameOf(left), nameOf(right))),
];

const alpha3Of = new Map(countryCodes.map(({ alpha2, alpha3 }) => [alpha2, alpha3]));

export const countries: readonly Country[] = inOrder([...alpha3Of.keys()]).map((alpha2) => {
  const id = alpha3Of.get(alpha2) ?? '';
  return { id, name: nameOf(alpha2), otherNames: otherNamesOf(alpha2, id) };
});

const nameOfId = new Map(countries.map(({ id, name }) => [id, name]));

/** The name of a country by its ISO 3166-1 alpha-3 code; what is no such code is answered as it is. */
export const countryName = (id: string): string => nameOfId.get(id) ?? id;

/**
 * One choice of a calling code. What is stored is `dialCode`. Several countries share a code (1, 7, 39, 44, …), and
 * a list needs distinct ids: the country that the code mainly belongs to has the dial code as its id;
 * each other one has `{dialCode}-{alpha-2}`.
 */
export type CallingCode = { id: string; dialCode: string; label: string };

// For each dial code its countries, the main one first.
const callingCodeCountries = Object.entries(
  phoneMetadata.country_calling_codes as Readonly<Record<string, readonly string[]>>,
);

const codesByCountry = new Map(
  callingCodeCountries.flatMap(([dialCode, alpha2s]) =>
    alpha2s.map((alpha2, place): [string, CallingCode] => [
      alpha2,
      {
        id: place === 0 ? dialCode : `${dialCode}-${alpha2}`,
        dialCode,
        label: `${nameOf(alpha2)} (+${dialCode})`,
      },
    ]),
  ),
);

/** All calling codes by country name, the four named countries first: 'United States (+1)' has the id '1'. */
export const callingCodes: readonly CallingCode[] = inOrder([...codesByCountry.keys()]).flatMap(
  (alpha2) => codesByCountry.get(alpha2) ?? [],
);

/** The choice that a stored dial code stands for: the main country of the code; null for an unknown code. */
export const callingCodeOf = (dialCode: string): CallingCode | null =>
  callingCodes.find(({ id }) => id === dialCode) ?? null;

/** The states of the USA with the District of Columbia, as the registration form offers them: postal code and name. */
export const usStates: readonly (readonly [code: string, name: string])[] = [
  ['AL', 'Alabama'],
  ['AK', 'Alaska'],
  ['AZ', 'Arizona'],
  ['AR', 'Arkansas'],
  ['CA', 'California'],
  ['CO', 'Colorado'],
  ['CT', 'Connecticut'],
  ['DE', 'Delaware'],
  ['DC', 'District of Columbia'],
  ['FL', 'Florida'],
  ['GA', 'Georgia'],
  ['HI', 'Hawaii'],
  ['ID', 'Idaho'],
  ['IL', 'Illinois'],
  ['IN', 'Indiana'],
  ['IA', 'Iowa'],
  ['KS', 'Kansas'],
  ['KY', 'Kentucky'],
  ['LA', 'Louisiana'],
  ['ME', 'Maine'],
  ['MD', 'Maryland'],
  ['MA', 'Massachusetts'],
  ['MI', 'Michigan'],
  ['MN', 'Minnesota'],
  ['MS', 'Mississippi'],
  ['MO', 'Missouri'],
  ['MT', 'Montana'],
  ['NE', 'Nebraska'],
  ['NV', 'Nevada'],
  ['NH', 'New Hampshire'],
  ['NJ', 'New Jersey'],
  ['NM', 'New Mexico'],
  ['NY', 'New York'],
  ['NC', 'North Carolina'],
  ['ND', 'North Dakota'],
  ['OH', 'Ohio'],
  ['OK', 'Oklahoma'],
  ['OR', 'Oregon'],
  ['PA', 'Pennsylvania'],
  ['RI', 'Rhode Island'],
  ['SC', 'South Carolina'],
  ['SD', 'South Dakota'],
  ['TN', 'Tennessee'],
  ['TX', 'Texas'],
  ['UT', 'Utah'],
  ['VT', 'Vermont'],
  ['VA', 'Virginia'],
  ['WA', 'Washington'],
  ['WV', 'West Virginia'],
  ['WI', 'Wisconsin'],
  ['WY', 'Wyoming'],
];
