import { message } from '@dispatch/contract';
import { record } from '../../platform/audit/audit';
import type { Handler } from '../../platform/call/handler';
import { notFound, problem } from '../../platform/call/problem';
import { query } from '../../platform/database/database';
import { enqueue } from '../../platform/jobs/queue';
import type { ProviderName } from '../../platform/ports/payments/paymentsPort';

type Row = { provider: ProviderName; methodId: string; renews: boolean };

// Locked: whoever subscribes with this card in the same moment comes before, or finds it gone.
const lockSql = `
select provider, method_id as "methodId",
  exists (select from subscriptions s where s.payment_method_id = m.payment_method_id and ended_at is null) as renews
from payment_methods m where payment_method_id = $1 and user_id = $2 for update`;

export const removePaymentMethod: Handler<'removePaymentMethod'> = async ({ path: { id }, session }) => {
  const [card] = await query<Row>('payment-method-lock', lockSql, [id, session.userId]);
  if (card === undefined) throw notFound();
  if (card.renews) throw problem(409, 'payment-method-in-use', message('payment-method-in-use'));
  await query('payment-method-remove', 'delete from payment_methods where payment_method_id = $1', [id]);
  const { provider, methodId } = card;
  await enqueue('remove-saved-card', { provider, methodId });
  await record({ actor: session, action: 'payment-method.remove', subject: { type: 'payment-method', id } });
  return { status: 204 };
};
