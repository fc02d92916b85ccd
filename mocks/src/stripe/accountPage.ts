import { cents, toDollars } from '@dispatch/contract';
import type { Response } from 'express';
import { html } from '../http/html';
import { sendPage } from '../http/page';
import type { Ledger } from './ledger';
import type { PaymentIntent } from './resources';

export const footer = 'This is the local stand-in for Stripe of a development installation. No money moves.';

const money = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.toUpperCase() }).format(
    toDollars(cents(amount)),
  );

const tones: Partial<Record<PaymentIntent['status'], string>> = {
  succeeded: 'good',
  requires_capture: 'open',
  requires_action: 'open',
  canceled: '',
};

function row(ledger: Ledger, intent: PaymentIntent) {
  const charge = ledger.charges.get(intent.latest_charge ?? '');
  const refunded = charge?.captured === true ? charge.amount_refunded : 0;
  const card = ledger.methods.get(intent.payment_method ?? '')?.card;
  const error = intent.last_payment_error?.['message'];
  return html`<tr>
    <td class="mono">${intent.id}</td>
    <td class="nowrap">
      ${new Date(intent.created * 1000).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}
    </td>
    <td>
      <span class="tag ${error === undefined ? (tones[intent.status] ?? '') : 'bad'}"
        >${intent.status.replaceAll('_', ' ')}</span
      >
      ${typeof error === 'string' && html`<br />${error}`}
    </td>
    <td>${card === undefined ? '' : `${card.brand} ${card.last4}`}</td>
    <td>${intent.description ?? ''}</td>
    <td class="amount">${money(intent.amount, intent.currency)}</td>
    <td class="amount">${money(intent.amount_received, intent.currency)}</td>
    <td class="amount">${refunded === 0 ? '' : `-${money(refunded, intent.currency)}`}</td>
  </tr>`;
}

export function sendAccountPage(response: Response, ledger: Ledger): void {
  const intents = ledger.intents.all().reverse();
  const received = intents.reduce((sum, intent) => sum + intent.amount_received, 0);
  const count = intents.length === 1 ? '1 payment' : `${intents.length} payments`;
  const body =
    intents.length === 0
      ? html`<p>No payments yet.</p>`
      : html`<p>Total received: <strong>${money(received, 'usd')}</strong></p>
          <div class="scroll" role="region" aria-label="Payments" tabindex="0">
            <table>
              <thead>
                <tr>
                  <th scope="col">Payment</th>
                  <th scope="col">Made</th>
                  <th scope="col">Status</th>
                  <th scope="col">Card</th>
                  <th scope="col">For</th>
                  <th scope="col" class="amount">Amount</th>
                  <th scope="col" class="amount">Received</th>
                  <th scope="col" class="amount">Refunded</th>
                </tr>
              </thead>
              <tbody>
                ${intents.map((intent) => row(ledger, intent))}
              </tbody>
            </table>
          </div>`;
  sendPage(response, {
    title: `Payments: ${count}`,
    slug: `Payment provider · ${count}`,
    heading: 'Payments',
    body,
    footer,
    width: 'list',
  });
}
