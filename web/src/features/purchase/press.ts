import { sameOrder, type components } from '@dispatch/contract';
import { storagePrefix } from '../../shared/session/session';
import type { OrderContents } from '../../shared/packages/order';

export type CaptureBody = components['schemas']['CaptureRequest'];

/** One press on Pay, kept in this tab until the server has answered it, so that a reload repeats the same press. */
export interface Press {
  key: string;
  order: OrderContents;
  /** US dollars. */
  amount: number;
  /** How far it came; the card may be authorised from confirming on, and is from capturing on. */
  stage: 'preparing' | 'confirming' | 'capturing';
  /** What the capture sends; null while preparing. */
  body: CaptureBody | null;
  clientSecret: string | null;
}

const storageKey = (distributionId: number): string => `${storagePrefix}payment.${distributionId}`;

const isPress = (value: unknown): value is Press =>
  typeof value === 'object' && value !== null && 'key' in value && 'stage' in value && 'body' in value;

export function readPress(distributionId: number): Press | null {
  try {
    const press: unknown = JSON.parse(sessionStorage.getItem(storageKey(distributionId)) ?? 'null');
    return isPress(press) ? press : null;
  } catch {
    return null;
  }
}

/** Keeps a press; null forgets it, because it was answered. */
export function keepPress(distributionId: number, press: Press | null): void {
  if (press === null) sessionStorage.removeItem(storageKey(distributionId));
  else sessionStorage.setItem(storageKey(distributionId), JSON.stringify(press));
}

/** The unanswered press when it is for the same order, else a new one. */
export const pressFor = (
  kept: Press | null,
  order: OrderContents,
  amount: number,
  newKey: () => string,
): Press =>
  kept !== null && kept.stage === 'preparing' && kept.amount === amount && sameOrder(kept.order, order)
    ? kept
    : { key: newKey(), order, amount, stage: 'preparing', body: null, clientSecret: null };
