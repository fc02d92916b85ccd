import { rawJson } from '../../platform/call/answerBody';
import type { Handler } from '../../platform/call/handler';
import { listedStates } from './listReleases';
import { releasesCount } from './listReleasesSql';

export const countReleases: Handler<'countReleases'> = async ({ session }) => {
  const { counts } = await releasesCount.one({ userId: session.userId, states: listedStates });
  return { status: 200, body: rawJson(counts) };
};
