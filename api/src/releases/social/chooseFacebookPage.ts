import { ruleMessage } from '@dispatch/contract';
import { record } from '../../platform/audit/audit';
import { withoutTransaction } from '../../platform/call/handler';
import { inputProblem, notFound } from '../../platform/call/problem';
import { inTransaction } from '../../platform/database/database';
import { savePage } from './connection';
import { facebookPagesOf } from './facebookPages';
import { socialAccountsOf } from './socialAccounts';

export const chooseFacebookPage = withoutTransaction<'chooseFacebookPage'>(async (call) => {
  const { body, session, config, now } = call;
  const { connection, pages } = await facebookPagesOf(call);
  const page = pages.find(({ id }) => id === body.pageId);
  if (page === undefined) {
    const text = ruleMessage('FacebookPageChoice', 'pageId', 'required');
    throw inputProblem([{ pointer: '/pageId', rule: 'oneOf', message: text }]);
  }
  const account = await inTransaction(async () => {
    if (!(await savePage(connection, page, config.social.tokenKeys))) throw notFound();
    const accounts = await socialAccountsOf(session.userId, now);
    const chosen = accounts.find(({ type }) => type === 'Facebook');
    if (chosen === undefined) throw notFound();
    await record({
      actor: session,
      action: 'social.choose-page',
      subject: { type: 'social-account', id: chosen.id },
    });
    return chosen;
  });
  return { status: 200, body: account };
});
