import { type components, emptyRelease as nothingWritten, type WrittenRelease } from '@dispatch/contract';

type Draft = components['schemas']['ReleaseDraft'];
type Release = components['schemas']['Release'];

/** What a person enters in the wizard: every field of a draft, empty where nothing was entered. */
export type ReleaseValues = WrittenRelease & Required<Pick<Draft, 'package' | 'releaseDateTimezone'>>;

/** A release that was never saved. `package` is the one carried in the navigation, Basic without one. */
export const emptyRelease = (packageId: ReleaseValues['package'] = '80'): ReleaseValues => ({
  package: packageId,
  releaseDateTimezone: 'US/Eastern',
  ...nothingWritten(),
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
