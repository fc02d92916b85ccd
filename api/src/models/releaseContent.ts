import { printReleaseDate, type ReleaseContent } from '@dispatch/contract';
import type { Release } from './Release';

/** A saved release in the form in which its writer sends it and in which the rules check it. */
export const releaseContent = (release: Release): ReleaseContent => {
  const { releaseDate, cjlSelected, ...rest } = release.get();
  return {
    ...rest,
    releaseDate: releaseDate === null ? null : printReleaseDate(releaseDate),
    cjlSelected: cjlSelected.map((id) => ({ id })),
  };
};
