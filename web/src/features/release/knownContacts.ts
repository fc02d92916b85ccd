import { loadCountries, releaseFieldsWhere, type components } from '@dispatch/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/client';
import { valuesOf, type ReleaseValues } from './releaseValues';

type Profile = components['schemas']['UserProfile'];
export type KnownContacts = Partial<ReleaseValues>;

/** Each field of the private contact with the one of the primary contact that says the same. */
const primaryOfPrivate = {
  user: 'primaryContactName',
  userEmail: 'primaryContactEmail',
  userPhoneCountryCode: 'primaryContactPhoneCountryCode',
  userPhone: 'primaryContactPhone',
  userPhoneExtension: 'primaryContactPhoneExtension',
} as const;

export const privatePairs = Object.entries(primaryOfPrivate) as [
  keyof typeof primaryOfPrivate,
  (typeof primaryOfPrivate)[keyof typeof primaryOfPrivate],
][];

/** Whether the editors reach the person whom readers reach. */
export const isPrivateSame = (values: ReleaseValues): boolean =>
  values.primaryContactName.trim() !== '' &&
  privatePairs.every(([own, primary]) => values[own] === values[primary]);

async function ofProfile({ firstName, lastName, ...profile }: Profile): Promise<KnownContacts> {
  const { countries, callingCodes } = await loadCountries();
  const country = countries.find(({ id }) => id === profile.country)?.name ?? '';
  const code = callingCodes.find(({ label, dialCode }) => label === `${country} (+${dialCode})`)?.dialCode;
  const written = profile.phone.trim();
  const primary = {
    primaryContactName: `${firstName} ${lastName}`.trim(),
    primaryContactCompany: profile.organization,
    primaryContactEmail: profile.email,
    primaryContactPhoneCountryCode: code ?? '',
    // The code is a field of its own.
    primaryContactPhone:
      code !== undefined && written.startsWith(`+${code}`) ? written.slice(code.length + 1).trim() : written,
    primaryContactPhoneExtension: '',
  };
  return {
    ...primary,
    ...Object.fromEntries(privatePairs.map(([own, same]) => [own, primary[same]])),
  };
}

const fieldsOf = {
  readers: releaseFieldsWhere(({ contact }) => contact === 'primary' || contact === 'secondary'),
  editors: releaseFieldsWhere(({ contact }) => contact === 'private'),
};

async function ofLastRelease(): Promise<KnownContacts> {
  const [last] = (await call('listReleases', { query: { limit: 1 } })).data;
  if (last === undefined) return {};
  const values = valuesOf((await call('getRelease', { path: { id: last.DistributionID } })).data);
  const kept = [
    ...(values.primaryContactName === '' ? [] : [...fieldsOf.readers, 'hasSecondaryContact' as const]),
    ...(values.user === '' ? [] : fieldsOf.editors),
  ];
  return Object.fromEntries(kept.map((field) => [field, values[field]]));
}

/**
 * The contacts with which a new release begins: those of the person's last release, and where it has none those of
 * their profile. What cannot be read is left to the person.
 */
export const knownContactsQuery = (profile: Profile) =>
  queryOptions({
    queryKey: ['known-contacts', profile.id],
    queryFn: async (): Promise<KnownContacts> => {
      const [known, last] = await Promise.allSettled([ofProfile(profile), ofLastRelease()]);
      return {
        ...(known.status === 'fulfilled' ? known.value : {}),
        ...(last.status === 'fulfilled' ? last.value : {}),
      };
    },
    // Another release may have been the last one since.
    gcTime: 0,
  });
