import { createHash } from 'node:crypto';
import { message } from '@dispatch/contract';
import { problem, type Problem } from '../call/problem';

/** What a save names to say which values it has seen: it follows from the values alone. */
export const versionOf = (values: object): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 32);

/** The refusal of a save that somebody else's has overtaken. */
export const settingsStale = (): Problem => problem(409, 'settings-stale', message('settings-stale'));

/** Throws 409 when the version that was loaded is not that of the values; none is not compared. */
export const refuseStale = (values: object, version: string | undefined): void => {
  if (version !== undefined && version !== versionOf(values)) throw settingsStale();
};

/** What differs, by name, as the audit log keeps it. Both have the same names. */
export const changesOf = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Record<string, { from: unknown; to: unknown }> =>
  Object.fromEntries(
    Object.entries(after).flatMap(([name, to]) =>
      before[name] === to ? [] : [[name, { from: before[name] ?? null, to }]],
    ),
  );

/** Only what differs, by name. */
export const changedIn = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => before[name] !== value));
