import { packageIds, type PackageId } from '@dispatch/contract';

/** What the registration form holds. */
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

/** What a registration starts with: empty, or what the address of an upgraded legacy account says. */
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

/** Whether a legacy account is being upgraded. */
export const isMigration = (query: URLSearchParams): boolean => query.has('migratefromlegacy');

/** The package that was chosen before registering; undefined when none was. */
export const chosenPackage = (query: URLSearchParams): PackageId | undefined =>
  packageIds.find((id) => id === query.get('package'));

/** Where the wizard begins with a package. */
export const createAddress = (packageId: PackageId): string => `/distribution/create?package=${packageId}`;

const defaults = { languagedId: 1033, campaignCode: 'PRWebNG' } as const;

/** Through whom somebody registers. */
export type RegistrationPartner = { partnerId: number; slug: string };

/** The body of the registration call; a partner's page sends the partner too. */
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
