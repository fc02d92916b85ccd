import { rawJson } from '../../platform/call/answerBody';
import type { Handler } from '../../platform/call/handler';
import { notFound } from '../../platform/call/problem';
import { statement } from '../../platform/database/statement';
import { statesSql } from '../../platform/database/statesSql';
import { receiptReader, withReceipts } from './receiptReaders';

const journalistMails = statement('journalist-mails')`
select json_build_object(
  'sent', (select count(*) from journalist_mails m where m.distribution_id = r.distribution_id and m.state = 'sent'),
  'updated', (select count(*) from journalist_corrections c where c.distribution_id = r.distribution_id and c.state = 'sent'
    and c.occasion = case when r.state = ${statesSql('Deleted')} then 'withdrawal' else 'correction' end),
  'isSending', r.state = ${statesSql('Published')} and exists (
      select from journalist_mails m where m.distribution_id = r.distribution_id and m.state = 'waiting')
    or exists (select from journalist_corrections c where c.distribution_id = r.distribution_id and c.state = 'waiting')
)::text as "mails!" from ${withReceipts}`;

export const getJournalistMails: Handler<'getJournalistMails'> = async ({ path, session }) => {
  const found = await journalistMails.maybe(receiptReader(path.id, session));
  if (found === undefined) throw notFound();
  return { status: 200, body: rawJson(found.mails) };
};
