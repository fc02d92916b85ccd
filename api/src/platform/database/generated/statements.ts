// generated from the statements and migrations of the API by npm run generate
import type { Cents } from '@dispatch/contract';

/** What each declared statement takes and answers, as PostgreSQL says. */
export interface Statements {
  'lots-give-back': { parameters: { refundRequestId: number }; row: { id: number; userId: number; orderId: number | null; quantity: number; rest: Cents } };
  'lots-lock': { parameters: { ids: readonly (number | null)[] }; row: { id: number; userId: number; orderId: number | null; packageId: '80' | '140' | '200' | '360'; quantity: number; used: number; held: number; expired: number; amount: Cents; rest: number; purchased: Date; expires: Date; refundedAt: Date | null; refundRequestId: number | null } };
  'lots-of-refund': { parameters: { refundRequestId: number }; row: { id: number } };
  'lots-owners': { parameters: { ids: readonly (number | null)[] }; row: { id: number } };
  'lots-take': { parameters: { now: Date; refundRequestId: number | null; ids: readonly (number | null)[] }; row: never };
}
