import { rawJson } from '../../platform/call/answerBody';
import type { Handler } from '../../platform/call/handler';
import { notFound } from '../../platform/call/problem';
import { statement } from '../../platform/database/statement';
import { readableRelease, readerOf } from '../authoring/releaseVersionsSql';
import { statesSql } from '../../platform/database/statesSql';

const journalistMails = statement('journalist-mails')`
select json_build_object(
  'sent', (select count(*) from journalist_mails m where m.distribution_id = r.distribution_id and state = 'sent'),
  'isSending', exists (
    select from journalist_mails m join releases p using (distribution_id)
     where m.distribution_id = r.distribution_id and m.state = 'waiting' and p.state = ${statesSql('Published')})
)::text as "mails!" from (${readableRelease}) r`;

export const getJournalistMails: Handler<'getJournalistMails'> = async ({ path, session }) => {
  const found = await journalistMails.maybe(readerOf(path.id, session));
  if (found === undefined) throw notFound();
  return { status: 200, body: rawJson(found.mails) };
};
