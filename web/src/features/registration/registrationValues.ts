import { packageIds, type PackageId, screenAddress } from '@dispatch/contract';

export type RegistrationValues = {
  firstName: string;
  lastName: string;
  phone: string;
  organization: string;
  country: string;
  state: string;
  email: string;
  captcha: string;
};

export function initialRegistration(query: URLSearchParams): RegistrationValues {
  const given = (name: string): string => (isMigration(query) ? (query.get(name) ?? '') : '');
  return {
    firstName: given('firstname'),
    lastName: given('lastname'),
    phone: '',
    organization: '',
    country: '',
    state: '',
    email: given('email'),
    captcha: '',
  };
}

export const isMigration = (query: URLSearchParams): boolean => query.has('migratefromlegacy');

export const chosenPackage = (query: URLSearchParams): PackageId | undefined =>
  packageIds.find((id) => id === query.get('package'));

export const createAddress = (packageId: PackageId): string =>
  screenAddress('createRelease', { package: packageId });

const defaults = { languagedId: 1033, campaignCode: 'PRWebNG' } as const;

export type RegistrationPartner = { partnerId: number; slug: string };

export const registrationBody = (
  values: RegistrationValues,
  {
    migrate,
    loginurl,
    partner,
    packageId,
  }: {
    migrate: boolean;
    loginurl: string;
    partner: RegistrationPartner | null;
    packageId?: PackageId;
  },
) => ({
  ...values,
  email: values.email.trim(),
  ...defaults,
  prwebPackage: Number(packageId ?? 0),
  loginurl,
  migrate,
  ...(partner === null ? {} : { partnerId: partner.partnerId, PRWebPartnerSiteField: partner.slug }),
});
