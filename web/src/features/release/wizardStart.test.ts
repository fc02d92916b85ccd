import { expect, it } from 'vitest';
import type { LocalCopy } from './localCopy';
import { emptyRelease } from './releaseValues';
import { fateOfCopy, startOf, type WizardStart } from './wizardStart';

const copy = (headline: string, distributionVersion: number | null): LocalCopy => ({
  values: { ...emptyRelease(), headline },
  distributionVersion,
  at: '2026-11-20T16:42:00.000Z',
});
const sending = (sent: string): LocalCopy => ({
  ...copy('ab', 5),
  sent: { ...emptyRelease(), headline: sent, body: '<p>We <b>fly</b></p>' },
});
const fresh = startOf(null);
const saved: WizardStart = {
  ...fresh,
  identity: { distributionId: 43, distributionVersion: 6, prwebPressReleaseId: 204_851 },
};
const nowSaved: WizardStart = {
  ...saved,
  saved: { ...emptyRelease(), headline: 'a', body: '<p>We <strong>fly</strong></p>' },
};

it.each<[string, WizardStart, LocalCopy | null, boolean, string]>([
  ['nothing without a copy', saved, null, true, 'none'],
  ['nothing when it says the same as the server', saved, copy('', 6), true, 'none'],
  ['go on over the version that it was typed over', saved, copy('a', 6), false, 'apply'],
  ['ask when somebody has saved since', saved, copy('a', 5), true, 'ask'],
  ['go on when the newer version is what it had sent itself', nowSaved, sending('a'), true, 'apply'],
  ['ask when the newer version is not what it had sent', nowSaved, sending('b'), true, 'ask'],
  ['go on with a new release after a reload', fresh, copy('a', null), true, 'apply'],
  ['ask when a new release is begun', fresh, copy('a', null), false, 'ask'],
])('%s', (_what, start, kept, isReload, fate) => {
  expect(fateOfCopy(start, kept, isReload)).toBe(fate);
});
