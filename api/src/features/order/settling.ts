import type { Logger } from 'pino';
import type { Actor } from '../../audit';
import type { PaymentsPort } from '../../ports/payments/paymentsPort';

/** Who settles, and with what. */
export type Settling = { payments: PaymentsPort; actor: Actor; log: Logger };

/** What came of settling beside the rows: the provider's refusal in words for people, or a price that has moved on. */
export type Settlement = { refusal: string | null; priceChanged: boolean };
