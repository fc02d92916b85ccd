import { printReleaseDate, type ReleaseContent } from '@dispatch/contract';
import type { Release } from './Release';

export const releaseContent = (release: Release): ReleaseContent => {
  const { releaseDate, cjlSelected, ...rest } = release.get();
  return {
    ...rest,
    releaseDate: releaseDate === null ? null : printReleaseDate(releaseDate),
    cjlSelected: cjlSelected.map((id) => ({ id })),
  };
};
