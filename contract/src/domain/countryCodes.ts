import codes from 'i18n-iso-countries/codes.json' with { type: 'json' };

export type CountryCodes = { alpha2: string; alpha3: string };

/** All countries of ISO 3166-1. The data set adds Kosovo under a code of its own, which is not in the standard. */
export const countryCodes: readonly CountryCodes[] = codes.flatMap(([alpha2, alpha3]) =>
  alpha2 === undefined || alpha3 === undefined || alpha2 === 'XK' ? [] : [{ alpha2, alpha3 }],
);

const known = new Set(countryCodes.map(({ alpha3 }) => alpha3));

export const isCountryCode = (code: string): boolean => known.has(code);
