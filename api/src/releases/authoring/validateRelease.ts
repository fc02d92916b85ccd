import { createMessages, exemptFromTurnaround, releaseErrors } from '@dispatch/contract';
import type { Handler } from '../../platform/call/handler';
import { inputProblem, notFound } from '../../platform/call/problem';
import { stateOf } from '../lifecycle/moveRelease';
import { storedFiles } from '../files/releaseFiles';
import { unreachedLists } from '../journalists/listReach';
import { Release } from '../lifecycle/Release';
import { releaseContent } from '../lifecycle/releaseContent';
import { connectedHandles } from '../lifecycle/connectedHandles';
import { draftValues } from '../lifecycle/draftValues';

/** Changes nothing. Fields that were not sent count as they are saved, as in a save. */
export const validateRelease: Handler<'validateRelease'> = async ({ body, session, now, config }) => {
  const { distributionId } = body;
  const release =
    typeof distributionId === 'number'
      ? await Release.findOne({ where: { distributionId, userId: session.userId } })
      : null;
  if (typeof distributionId === 'number' && (release === null || stateOf(release) === 'Deleted'))
    throw notFound();
  const stored = release === null ? {} : releaseContent(release);
  const sent = draftValues(body, now);
  const files = await storedFiles(sent, session.userId, distributionId ?? null);
  const connected = await connectedHandles(sent, session.userId);
  const content = { ...stored, ...sent, ...connected.handles, ...files };
  const write = createMessages(config);
  const exempt = exemptFromTurnaround(session.group, session.impersonator !== null);
  const broken = releaseErrors(content, { now, exempt, write });
  const unreached = release !== null && release.paidAt !== null ? [] : await unreachedLists(content, write);
  const errors = [...broken, ...unreached, ...connected.errors];
  if (errors.length > 0) throw inputProblem(errors);
  return { status: 200, body: { valid: true } };
};
