import { type Outcome, type Session, isFaulty } from './session';
import { isSameSetting } from './manifest';

/** What a session means for the check. */
export interface Verdict {
  /** What fails it. */
  failures: Outcome[];
  /** What has to be looked at, and does not fail it: the stored pictures were taken in another setting. */
  reported: Outcome[];
  /** Why the pictures are not judged, or null. */
  notJudged: string | null;
}

/**
 * Judges the pictures of a session: one that changed, or that is not stored yet, fails where Chromium, the system and
 * its fonts are those of the stored pictures, and is reported elsewhere. A story that cannot be pictured, or whose play
 * stops before its end, always fails.
 */
export function verdictOn({ setting, storedSetting, outcomes }: Session): Verdict {
  const open = outcomes.filter(({ kind }) => kind === 'changed' || kind === 'new');
  const faults = outcomes.filter(isFaulty);
  if (storedSetting === null || isSameSetting(setting, storedSetting)) {
    return { failures: [...faults, ...open], reported: [], notJudged: null };
  }
  const ways = [
    setting.chromium === storedSetting.chromium
      ? null
      : `Chromium ${storedSetting.chromium}, and this is ${setting.chromium}`,
    setting.system === storedSetting.system ? null : `${storedSetting.system}, and this is ${setting.system}`,
    setting.rendering === storedSetting.rendering ? null : 'other fonts of the system',
  ];
  const notJudged = `The stored pictures were taken with ${ways.filter((way) => way !== null).join('; ')}.`;
  return { failures: faults, reported: open, notJudged };
}
