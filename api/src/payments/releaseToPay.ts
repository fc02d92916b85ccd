import { createMessages, exemptFromTurnaround, releaseErrors, stateNumbers } from '@dispatch/contract';
import type { Call } from '../call/handler';
import { inputProblem, notFound } from '../call/problem';
import { Release } from '../models/Release';
import { releaseContent } from '../models/releaseContent';
import { refuseUnsoldPost } from '../pricing/refuseUnsoldPost';

/** The release of this user as it is now. Absent, deleted or somebody else's is 404. */
export const findOwnRelease = async (userId: number, distributionId: number): Promise<Release> => {
  const release = await Release.findOne({ where: { userId, distributionId } });
  if (release === null || release.state === stateNumbers.Deleted) throw notFound();
  return release;
};

/** Refuses a release that breaks a rule: it could be paid, but not submitted. */
export const assertComplete = (
  release: Release,
  { session, now, config }: Pick<Call<'createPaymentIntent'>, 'session' | 'now' | 'config'>,
): void => {
  refuseUnsoldPost(release, config);
  const errors = releaseErrors(releaseContent(release), {
    now,
    exempt: exemptFromTurnaround(session.group, session.impersonator !== null),
    write: createMessages(config),
  });
  if (errors.length > 0) throw inputProblem(errors);
};
