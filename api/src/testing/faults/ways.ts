import type { ProviderName } from '../../platform/ports/payments/paymentsPort';

export type ProviderCall = 'create' | 'read' | 'capture' | 'refund';

/** Under which names the stand-ins stop the calls in which something may go wrong. */
export const pathsOf: Record<ProviderName, Record<ProviderCall, string>> = {
  stripe: {
    create: '/v1/payment_intents',
    read: '/v1/payment_intents/:id',
    capture: '/v1/payment_intents/:id/capture',
    refund: '/v1/refunds',
  },
  paypal: {
    create: '/v2/checkout/orders',
    read: '/v2/checkout/orders/:id',
    capture: '/v2/checkout/orders/:id/capture',
    refund: '/v2/payments/captures/:id/refund',
  },
  authorizenet: {
    create: 'authOnlyTransaction',
    read: 'getTransactionDetailsRequest',
    capture: 'priorAuthCaptureTransaction',
    refund: 'refundTransaction',
  },
};
