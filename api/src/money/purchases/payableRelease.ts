import { createMessages, exemptFromTurnaround, releaseErrors, stateNumbers } from '@dispatch/contract';
import type { Call } from '../../platform/call/handler';
import { inputProblem, notFound } from '../../platform/call/problem';
import { unreachedLists } from '../../releases/journalists/listReach';
import { Release } from '../../releases/lifecycle/Release';
import { releaseContent } from '../../releases/lifecycle/releaseContent';
import { refuseUnsoldPost } from '../prices/refuseUnsoldPost';

/** The release of this user as it is now. Absent, deleted or somebody else's is 404. */
export const findOwnRelease = async (userId: number, distributionId: number): Promise<Release> => {
  const release = await Release.findOne({ where: { userId, distributionId } });
  if (release === null || release.state === stateNumbers.Deleted) throw notFound();
  return release;
};

/** Refuses a release that breaks a rule, which could not be submitted, or would pay for a list that reaches nobody. */
export const assertComplete = async (
  release: Release,
  { session, now, config }: Pick<Call<'capturePaymentIntent'>, 'session' | 'now' | 'config'>,
): Promise<void> => {
  refuseUnsoldPost(release, config);
  const content = releaseContent(release);
  const write = createMessages(config);
  const exempt = exemptFromTurnaround(session.group, session.impersonator !== null);
  const errors = [
    ...releaseErrors(content, { now, exempt, write }),
    ...(await unreachedLists(content, write)),
  ];
  if (errors.length > 0) throw inputProblem(errors);
};
