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

const withoutPreview = <File extends Release['attachments'][number]>({ base64Preview: _, ...file }: File) =>
  file;

/** Of files what is saved: their small pictures are asked for by their keys. */
export const valuesOf = (release: Release): ReleaseValues => {
  const { newsImage, attachments } = release;
  const kept: Partial<ReleaseValues> = {
    ...(release as Partial<ReleaseValues>),
    newsImage: newsImage && withoutPreview(newsImage),
    attachments: attachments.map(withoutPreview),
  };
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
