import { runningText, type components, type PackageId } from '@dispatch/contract';
import type { DraftIdentity } from './draftSaver';
import type { LocalCopy } from './localCopy';
import { changedFields, emptyRelease, valuesOf, type ReleaseValues } from './releaseValues';

type Release = components['schemas']['Release'];

export interface WizardStart {
  saved: ReleaseValues;
  /** What the form shows: the same, or the copy that was not sent. */
  values: ReleaseValues;
  identity: DraftIdentity;
  savedAt: string | null;
  /** When the shown copy was typed; null when none is shown. */
  restoredFrom: string | null;
}

/** `known`: with what a new release begins. It is no change of the person's. */
export function startOf(
  release: Release | null,
  packageId?: PackageId,
  known: Partial<ReleaseValues> = {},
): WizardStart {
  const saved = release === null ? { ...emptyRelease(packageId), ...known } : valuesOf(release);
  return {
    saved,
    values: saved,
    identity: {
      distributionId: release?.distributionId ?? null,
      distributionVersion: release?.distributionVersion ?? null,
      prwebPressReleaseId: release?.prwebPressReleaseId ?? null,
    },
    savedAt: release?.savedAt ?? null,
    restoredFrom: null,
  };
}

export const withCopy = (start: WizardStart, copy: LocalCopy): WizardStart => ({
  ...start,
  values: { ...start.values, ...copy.values },
  restoredFrom: copy.at,
});

/** Of the body the words: the server cleans its markup. */
const isSameText = (sent: ReleaseValues, saved: ReleaseValues): boolean =>
  changedFields({ ...sent, body: runningText(sent.body) }, { ...saved, body: runningText(saved.body) })
    .length === 0;

/**
 * What happens to a copy that was not sent: it goes on at once when it belongs to the version that the server has, or
 * to a new release whose step is in the address, as after a reload. So does a copy
 * whose own save was done, though no answer came before the page was left. Otherwise the person is asked: a newer version is
 * never overwritten silently, and a new release does not begin with an old one.
 */
export function fateOfCopy(
  start: WizardStart,
  copy: LocalCopy | null,
  isReload: boolean,
): 'none' | 'apply' | 'ask' {
  if (copy === null || changedFields(start.saved, withCopy(start, copy).values).length === 0) return 'none';
  const { distributionId, distributionVersion } = start.identity;
  if (distributionId === null) return isReload ? 'apply' : 'ask';
  if (copy.distributionVersion === distributionVersion) return 'apply';
  return copy.sent !== undefined && isSameText({ ...start.saved, ...copy.sent }, start.saved)
    ? 'apply'
    : 'ask';
}
