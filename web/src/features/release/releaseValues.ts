import { type components, emptyRelease as nothingWritten, type WrittenRelease } from '@dispatch/contract';

type Draft = components['schemas']['ReleaseDraft'];
type Release = components['schemas']['Release'];

export type ReleaseValues = WrittenRelease & Required<Pick<Draft, 'package' | 'releaseDateTimezone'>>;

export const emptyRelease = (packageId: ReleaseValues['package'] = '80'): ReleaseValues => ({
  package: packageId,
  releaseDateTimezone: 'US/Eastern',
  ...nothingWritten(),
});

const fields = Object.keys(emptyRelease()) as readonly (keyof ReleaseValues)[];

export const valuesOf = (release: Release): ReleaseValues => {
  const kept = release as Partial<ReleaseValues>;
  return Object.fromEntries(
    Object.entries(emptyRelease()).map(([field, empty]) => [
      field,
      kept[field as keyof ReleaseValues] ?? empty,
    ]),
  ) as ReleaseValues;
};

export const changedFields = (
  before: ReleaseValues,
  after: ReleaseValues,
): readonly (keyof ReleaseValues)[] =>
  fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
