import type { ReleaseAction } from '@dispatch/contract';
import { beforeAll, expect, test } from 'vitest';
import { sendReceipt } from '../../money/orders/sendReceipt';
import { mailEditRequestJob } from '../../money/purchases/mailEditRequest';
import { mailRefund } from '../../money/refunds/mailRefund';
import { execute } from '../../platform/database/database';
import type { Mail } from '../../platform/ports/mail/mailPort';
import { mailReleaseMoveJob } from '../../releases/authoring/mailReleaseMove';
import { journalistMails } from '../../releases/delivery/journalistMail';
import { findPublished } from '../../releases/lifecycle/publishedRelease';
import { doJob } from '../../testing/doJob';
import { makeUser } from '../../testing/factories';
import { makeRelease } from '../../testing/makeRelease';
import { makePaidOrder } from '../../testing/paidOrder';
import { readPdf } from '../../testing/readPdf';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();
const headline = 'شركة الميناء تفتتح "مصنعا" جديدا';
const inHtml = headline.replaceAll('"', '(?:&quot;|&#34;)');
/** An element that holds the headline alone and says what language it is in. */
const marked = new RegExp(`<(\\w+) lang="ar" dir="rtl"[^>]*>${inHtml}</\\1>`, 'g');

let releaseId: number;
let orderId: number;
let userId: number;

beforeAll(async () => {
  ({
    orderId,
    payer: {
      user: { userId },
    },
  } = await makePaidOrder(server));
  const [order] = await execute<{ id: number }>(
    `update releases set headline = $2, language = 'ar' where distribution_id =
      (select distribution_id from orders where order_id = $1) returning distribution_id as id`,
    [orderId, headline],
  );
  releaseId = order?.id ?? 0;
});

const insert = async (sql: string, values: unknown[]): Promise<number> =>
  (await execute<{ id: number }>(sql, values))[0]?.id ?? 0;

const ofMove = (action: ReleaseAction) => async () => {
  const releaseMoveId = await insert(
    `insert into release_moves (distribution_id, from_state, to_state, action, actor_user_id, actor_name)
     values ($1, 1, 1, $2, $3, '') returning release_move_id as id`,
    [releaseId, action, userId],
  );
  await doJob(server, mailReleaseMoveJob.handler, { releaseMoveId });
};

const ofEdit = (state: 'done' | 'declined') => async () => {
  await execute('delete from edit_requests where order_id = $1', [orderId]);
  const editRequestId = await insert(
    `insert into edit_requests (distribution_id, order_id, user_id, description, state, decline_reason, created_at, decided_at)
     values ($1, $2, $3, 'A typo', $4, case $4 when 'declined' then 'No' end, now(), now()) returning edit_request_id as id`,
    [releaseId, orderId, userId, state],
  );
  await doJob(server, mailEditRequestJob.handler, { editRequestId });
};

const ofRefund = (purpose: 'release' | 'upgrade' | 'edit') => async () => {
  await execute('update orders set purpose = $2 where order_id = $1', [orderId, purpose]);
  const refundRequestId = await insert(
    `insert into refund_requests (order_id, amount_cents, reason, state, attempt, transaction_id, created_at, decided_at, changed_at)
     values ($1, 100, 'Other', 'approved', 1, 're_1', now(), now(), now()) returning refund_request_id as id`,
    [orderId],
  );
  await doJob(server, mailRefund, { refundRequestId });
};

const ofReceipt = () => doJob(server, sendReceipt, { orderId });

const ofDelivery = async () => {
  const { prwebPressReleaseId } = await makeRelease(
    await makeUser(),
    { headline, language: 'ar' },
    'Published',
  );
  const release = await findPublished(`x-${prwebPressReleaseId}`);
  if (release === null) throw new Error('The release is not public.');
  const mailTo = journalistMails(release, server.config);
  await server.ports.mail.send(mailTo({ to: 'ada@one.example', addressHash: 'a' }));
};

const moves = [
  ...['submit', 'resubmit', 'hold', 'holdLocked', 'holdLimited', 'unlock', 'approveOwnSite'],
  ...['approveWithChanges', 'accept', 'decline', 'refuse', 'publish', 'republish', 'takeDown'],
] as ReleaseAction[];
const mails: [string, () => Promise<void>][] = [
  ...moves.map((action): [string, () => Promise<void>] => [action, ofMove(action)]),
  ['edit done', ofEdit('done')],
  ['edit declined', ofEdit('declined')],
  ['refund of a release', ofRefund('release')],
  ['refund of an upgrade', ofRefund('upgrade')],
  ['refund of an edit', ofRefund('edit')],
  ['receipt', ofReceipt],
  ['journalists', ofDelivery],
];

test.each(mails)('the mail "%s" says in which language the headline is (WCAG 3.1.2)', async (name, send) => {
  const { sent } = server.ports.mail;
  sent.length = 0;
  await send();
  const [mail] = sent as [Mail];
  expect(mail.text).toContain(headline);
  expect(mail.html).toMatch(marked);
  expect(mail.html.replaceAll(marked, '')).not.toMatch(inHtml);
  for (const { bytes } of mail.attachments ?? [])
    expect(readPdf(bytes).source, name).toMatch(/\/Lang \(ar\)/);
});
