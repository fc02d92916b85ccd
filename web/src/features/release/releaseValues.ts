import type { components } from '@dispatch/contract';

type Draft = components['schemas']['ReleaseDraft'];
type Release = components['schemas']['Release'];

/** Fields of a draft that the wizard does not show yet. */
type NotYetShown =
  | 'newsImage'
  | 'attachments'
  | 'twitterMessage'
  | 'xPostHandle'
  | 'twitterSocialHandle'
  | 'linkedinSocialHandle'
  | 'facebookSocialHandle';

/** What a person enters in the wizard: every field of a draft, empty where nothing was entered. */
export type ReleaseValues = Required<Omit<Draft, 'distributionId' | 'distributionVersion' | NotYetShown>>;

/** A release that was never saved. `package` is the one carried in the navigation, Basic without one. */
export const emptyRelease = (packageId: ReleaseValues['package'] = '80'): ReleaseValues => ({
  package: packageId,
  headline: '',
  summary: '',
  cityState: '',
  body: '',
  pulloutQuote: '',
  videoUrl: '',
  releaseDate: null,
  releaseDateTimezone: 'US/Eastern',
  cjl: 0,
  cjlSelected: [],
  hasPriorityRelease: false,
  hasCisionSocialPost: false,
  cisionSocialPost: '',
  primaryContactName: '',
  primaryContactCompany: '',
  primaryContactWebsite: '',
  primaryContactEmail: '',
  primaryContactPhoneCountryCode: '',
  primaryContactPhone: '',
  primaryContactPhoneExtension: '',
  hasSecondaryContact: false,
  secondaryContactName: '',
  secondaryContactCompany: '',
  secondaryContactWebsite: '',
  secondaryContactEmail: '',
  secondaryContactPhoneCountryCode: '',
  secondaryContactPhone: '',
  secondaryContactPhoneExtension: '',
  user: '',
  userEmail: '',
  userPhoneCountryCode: '',
  userPhone: '',
  userPhoneExtension: '',
});

const fields = Object.keys(emptyRelease()) as readonly (keyof ReleaseValues)[];

/** The entered values of a saved release; what the server adds to it is left out. */
export const valuesOf = (release: Release): ReleaseValues => {
  const kept = release as Partial<ReleaseValues>;
  return Object.fromEntries(
    Object.entries(emptyRelease()).map(([field, empty]) => [
      field,
      kept[field as keyof ReleaseValues] ?? empty,
    ]),
  ) as ReleaseValues;
};

/** The fields in which two states of a release differ. */
export const changedFields = (
  before: ReleaseValues,
  after: ReleaseValues,
): readonly (keyof ReleaseValues)[] =>
  fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
