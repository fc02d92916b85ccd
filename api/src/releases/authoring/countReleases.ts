import { rawJson } from '../../platform/call/answerBody';
import type { Handler } from '../../platform/call/handler';
import { query } from '../../platform/database/database';
import { listedStates } from './listReleases';
import { countReleasesSql } from './listReleasesSql';

export const countReleases: Handler<'countReleases'> = async ({ session }) => {
  const [row] = await query<{ counts: string }>('count-releases', countReleasesSql, [
    session.userId,
    listedStates,
  ]);
  return { status: 200, body: rawJson(row?.counts ?? '[]') };
};
