import type { Handler } from '../../call/handler';
import { pageAnswer, pageAsked } from '../../call/listPage';
import { paymentMethodsOf } from './paymentMethodRows';

export const listPaymentMethods: Handler<'listPaymentMethods'> = async ({ query: asked, session, now }) =>
  pageAnswer(await paymentMethodsOf({ userId: session.userId, now, ...pageAsked(asked) }));
