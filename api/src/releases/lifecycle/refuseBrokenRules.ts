import { createMessages, message, releaseErrors } from '@dispatch/contract';
import type { FieldError } from '@dispatch/contract/check';
import type { Call } from '../../platform/call/handler';
import { inputProblem, problem } from '../../platform/call/problem';
import type { Release } from './Release';
import { releaseContent } from './releaseContent';
import { stateOf } from './moveRelease';

type Checking = Pick<Call<'saveDraft'>, 'now' | 'config'>;

/**
 * Throws 400 with every rule of a submission that the release breaks, but for the earliest release time, and with what
 * else is wrong with it.
 */
export const refuseBrokenRules = (
  release: Release,
  { now, config }: Checking,
  others: readonly FieldError[] = [],
): void => {
  const write = createMessages(config);
  const errors = [...releaseErrors(releaseContent(release), { now, exempt: true, write }), ...others];
  if (errors.length > 0) throw inputProblem(errors);
};

/**
 * For the transaction of a save. An approved release is published at its hour without another check: what is saved
 * then keeps every rule, and somebody has asked for it. Throws 400 for the rules, 409 for a save by itself.
 */
export const refuseUnfinished = (release: Release, isAutomatic: boolean, checking: Checking): void => {
  const state = stateOf(release);
  if (state !== 'PendingDistribution') return;
  if (isAutomatic)
    throw problem(409, 'state-conflict', message('save-approved'), { states: { from: state, to: state } });
  refuseBrokenRules(release, checking);
};
