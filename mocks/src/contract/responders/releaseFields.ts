import {
  type components,
  defaultRelease,
  emptyRelease,
  message,
  parseReleaseDate,
  printReleaseDate,
  releaseFieldsWhere,
  ruleMessage,
  socialHandleNames,
} from '@dispatch/contract';
import type { MockContract } from '../mockContract';
import type { Release } from '../memory/releaseRow';
import { refuse, refuseInput } from '../refusal';

type Draft = components['schemas']['ReleaseDraft'];

export const blankRelease = (contract: MockContract): Release => ({
  ...contract.example('getRelease', 'draft'),
  ...emptyRelease(),
  newsImage: null,
  attachments: [],
  twitterSocialHandle: null,
  linkedinSocialHandle: null,
  facebookSocialHandle: null,
});

const emptySecondary = (release: Release): Partial<Release> =>
  release.hasSecondaryContact
    ? {}
    : Object.fromEntries(
        releaseFieldsWhere(({ contact }) => contact === 'secondary').map((name) => [name, '']),
      );

/** A list that reaches nobody is refused, unless it was chosen before. */
const listsOf = (contract: MockContract, before: Release, { cjlSelected }: Draft): Partial<Release> => {
  if (cjlSelected === undefined) return {};
  const known = new Map(
    contract.example('listJournalistLists').map((list) => [list.cisionJournalistListId, list]),
  );
  const kept = new Set(before.cjlSelected.map(({ id }) => id));
  const empty = cjlSelected.flatMap(({ id }, place) => {
    const list = known.get(id);
    if (list?.people !== 0 || kept.has(id)) return [];
    const text = message('list-empty', { list: list.categoryName });
    return [{ pointer: `/cjlSelected/${place}/id`, rule: 'oneOf', message: text }];
  });
  if (empty.length > 0) throw refuseInput(empty);
  const chosen = new Map(cjlSelected.map((list) => [list.id, list]));
  return {
    cjlSelected: [...chosen.values()].map(({ id, categoryName = `List ${id}` }) => ({
      id,
      categoryName: known.get(id)?.categoryName ?? categoryName,
      prWebBrandId: 1,
      isActive: true,
      people: known.get(id)?.people ?? 1,
    })),
  };
};

const withoutPreview = {
  base64Preview: null,
  caption: '',
  altText: '',
  fileName: '',
  filePath: '',
  fileSize: 1,
};

const mediaOf = ({ newsImage, attachments }: Draft): Partial<Release> => ({
  ...(newsImage && { newsImage: { ...withoutPreview, assetId: 1, ...newsImage } as Release['newsImage'] }),
  ...(attachments && {
    attachments: attachments.map((file) => ({
      ...withoutPreview,
      assetId: 1,
      ...file,
    })) as Release['attachments'],
  }),
});

const handlesOf = (sent: Draft): Partial<Release> =>
  Object.fromEntries(
    socialHandleNames.flatMap((field) =>
      sent[field] ? [[field, { accountName: null, avatar: null, ...sent[field] }]] : [],
    ),
  );

/** What was sent goes over what stands, null asks for the default release time. 400 for a day that does not exist. */
export function savedOver(contract: MockContract, before: Release, sent: Draft, now: Date): Release {
  const { releaseDate } = sent;
  if (typeof releaseDate === 'string' && parseReleaseDate(releaseDate) === null) {
    throw refuseInput([
      {
        pointer: '/releaseDate',
        rule: 'pattern',
        message: ruleMessage('ReleaseDraft', 'releaseDate', 'pattern'),
      },
    ]);
  }
  const { distributionId: _id, distributionVersion: _version, ...given } = sent as Record<string, unknown>;
  const kept = Object.fromEntries(
    Object.entries(given).filter(([name, value]) => name in before && value !== undefined),
  );
  const merged: Release = {
    ...before,
    ...kept,
    ...listsOf(contract, before, sent),
    ...mediaOf(sent),
    ...handlesOf(sent),
  };
  if (releaseDate === null || (releaseDate === undefined && before.releaseDate === null)) {
    merged.releaseDate = printReleaseDate(defaultRelease(merged.package, merged.hasPriorityRelease, now));
  }
  return { ...merged, ...emptySecondary(merged) };
}

/** Nothing that costs may be added to a release that is paid. Throws 409. */
export function refusePaidChanges(before: Release, after: Release): void {
  if (!before.hasPaid) return;
  if (before.package !== after.package) throw refuse(409, 'release-paid', message('release-paid-package'));
  const charged = releaseFieldsWhere(({ isCharged }) => isCharged === true);
  if (charged.some((name) => after[name] !== before[name] && after[name] !== false))
    throw refuse(409, 'release-paid', message('release-paid-additions'));
}
