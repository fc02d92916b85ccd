import {
  createMessages,
  exemptFromTurnaround,
  message,
  priceRelease,
  releaseErrors,
} from '@dispatch/contract';
import type { Call } from '../../platform/call/handler';
import { inputProblem, problem } from '../../platform/call/problem';
import { unreachedLists } from '../journalists/listReach';
import { lockRelease } from '../lifecycle/lockRelease';
import { allowedMove, moveRelease, ownerRole, stateOf } from '../lifecycle/moveRelease';
import type { Release } from '../lifecycle/Release';
import { releaseContent } from '../lifecycle/releaseContent';
import { theSeller } from '../lifecycle/seller';
import { contactErrors } from './contactErrors';

/** Whether nothing has to be paid: it is paid, or costs its owner nothing, who may have come through a partner. */
const isPaidFor = async (release: Release): Promise<boolean> => {
  if (release.paidAt !== null) return true;
  const price = await theSeller().packagePrice(release.package, release.userId);
  const { total } = priceRelease(price, {
    package: release.package,
    cjl: release.cjl,
    hasCisionSocialPost: release.hasCisionSocialPost,
    priorityReleaseEnabled: release.hasPriorityRelease,
  });
  return total === 0;
};

/** 404, 409 for state or payment, 400 for rules, contacts and release time; then nothing is changed. */
export const submitToEditorial = async (
  distributionId: number,
  { session, now, config }: Pick<Call<'submitRelease'>, 'session' | 'now' | 'config'>,
): Promise<void> => {
  const release = await lockRelease(distributionId, session.userId);
  const role = ownerRole(session);
  const action = stateOf(release) === 'DraftMode' ? 'submit' : 'resubmit';
  const to = await allowedMove(release, action, role);
  const content = releaseContent(release);
  const write = createMessages(config);
  const exempt = exemptFromTurnaround(session.group, session.impersonator !== null);
  const errors = [
    ...releaseErrors(content, { now, exempt, write }),
    ...(release.paidAt === null ? await unreachedLists(content, write) : []),
    ...(await contactErrors(release)),
  ];
  if (errors.length > 0) throw inputProblem(errors);
  if (!(await isPaidFor(release))) {
    throw problem(409, 'release-unpaid', message('release-unpaid'), {
      states: { from: stateOf(release), to },
    });
  }
  await moveRelease(release, {
    action,
    actor: session,
    role,
    now,
    changes: {
      distributionPRWebVersion: release.distributionPRWebVersion + 1,
      submittedDate: now,
      isResubmit: release.isResubmit || action === 'resubmit',
      holdReasons: [],
    },
  });
};
