import { accountsText, formatMoment, packageTraits } from '@dispatch/contract';
import type { ReleaseValues } from './releaseValues';
import type { StepId } from './stepId';

const filled = (...texts: readonly (string | false)[]): readonly string[] =>
  texts.filter((text): text is string => typeof text === 'string' && text.trim() !== '');

export const stepSummary: Readonly<Record<StepId, (values: ReleaseValues) => readonly string[]>> = {
  package: ({ package: id }) => [packageTraits[id].name],
  additions: ({ cjl, hasPriorityRelease }) =>
    filled(cjl > 0 && `Journalist lists: ${cjl}`, hasPriorityRelease && 'Priority Distribution'),
  release: ({ headline, cityState, primaryContactName }) => filled(headline, cityState, primaryContactName),
  amplify: ({ cjlSelected, hasCisionSocialPost, xPostHandle, ...handles }) =>
    filled(
      ...cjlSelected.map(({ categoryName }) => categoryName ?? ''),
      hasCisionSocialPost && 'Share on X',
      xPostHandle !== '' && 'X message',
      accountsText(handles),
    ),
  schedule: ({ releaseDate, user }) => filled(releaseDate !== null && formatMoment(releaseDate), user),
  contacts: ({ primaryContactEmail, userEmail }) => [...new Set(filled(primaryContactEmail, userEmail))],
  payment: () => [],
  summary: () => [],
  publishing: () => [],
};
