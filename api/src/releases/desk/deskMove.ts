import type { RawJson } from '../../platform/call/answerBody';
import type { Call } from '../../platform/call/handler';
import { lockRelease } from '../lifecycle/lockRelease';
import { deskRole, moveRelease, type MoveInput } from '../lifecycle/moveRelease';
import type { Release } from '../lifecycle/Release';
import { readReviewedRelease } from './getReviewedRelease';

type DeskCall = Pick<Call<'openReview'>, 'path' | 'session' | 'now'>;
type DeskMove = Pick<MoveInput, 'action' | 'reasons' | 'changes' | 'tellsJournalists'>;

/**
 * Makes a move of the desk and answers the release as it is then. `decide` gets the locked release. Throws 404, and
 * what moveRelease throws.
 */
export const deskMove = async (
  { path, session, now }: DeskCall,
  decide: DeskMove | ((release: Release) => DeskMove | Promise<DeskMove>),
): Promise<{ status: 200; body: RawJson }> => {
  const release = await lockRelease(path.id);
  const made = typeof decide === 'function' ? await decide(release) : decide;
  await moveRelease(release, { ...made, actor: session, role: deskRole(session), now });
  return { status: 200, body: await readReviewedRelease(path.id, { session, now }) };
};
