import { message } from '@dispatch/contract';
import { record } from '../../platform/audit/audit';
import type { Handler } from '../../platform/call/handler';
import { notFound, problem } from '../../platform/call/problem';
import { statement } from '../../platform/database/statement';
import { enqueue } from '../../platform/jobs/queue';

// Locked: whoever subscribes with this card in the same moment comes before, or finds it gone.
const paymentMethodLock = statement('payment-method-lock')`
select provider, method_id as "methodId",
  exists (select from subscriptions s where s.payment_method_id = m.payment_method_id and ended_at is null) as "renews!"
from payment_methods m where payment_method_id = :id and user_id = :userId for update`;

const paymentMethodRemove = statement('payment-method-remove')`
delete from payment_methods where payment_method_id = :id`;

export const removePaymentMethod: Handler<'removePaymentMethod'> = async ({ path: { id }, session }) => {
  const card = await paymentMethodLock.maybe({ id, userId: session.userId });
  if (card === undefined) throw notFound();
  if (card.renews) throw problem(409, 'payment-method-in-use', message('payment-method-in-use'));
  await paymentMethodRemove.run({ id });
  const { provider, methodId } = card;
  await enqueue('remove-saved-card', { provider, methodId });
  await record({ actor: session, action: 'payment-method.remove', subject: { type: 'payment-method', id } });
  return { status: 204 };
};
