import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type ProviderStandIn, standInControl } from './standInControl';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const testClock = './api/src/testing/testClock.ts';

type Secrets = { secretKey: string; publishableKey: string; webhookSecret: string };

type OfIntent = { payment_intent: string };
type IntentRow = { id: string; status: string; metadata: Record<string, string> };
type RefundRow = { status: string; amount: number };
type Charge = { id: string; amount: number; amount_captured: number; captured: boolean };

export type StripeStandIn = ProviderStandIn & {
  apiUrl: string;
  confirm: (intentId: string, clientSecret: string, card: string) => Promise<string>;
  answerChallenge: (intentId: string, clientSecret: string, outcome: 'complete' | 'fail') => Promise<void>;
  captured: (intentId: string) => Promise<number[]>;
  refunded: (intentId: string) => Promise<number[]>;
  stop: () => Promise<void>;
};

export const startStripeStandIn = async (
  { secretKey, publishableKey, webhookSecret }: Secrets,
  webhookUrl: string,
): Promise<StripeStandIn> => {
  const folder = await mkdtemp(join(tmpdir(), 'dispatch-standins-'));
  const program = spawn(process.execPath, ['--import', 'tsx', '--import', testClock, 'mocks/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      PATH: process.env['PATH'],
      TEST_CLOCK: process.env['TEST_CLOCK'],
      STRIPE_PORT: '0',
      INBOX_PORT: '0',
      SMTP_PORT: '0',
      DATA_DIR: folder,
      PUBLIC_URL: new URL(webhookUrl).origin,
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_PUBLISHABLE_KEY: publishableKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_WEBHOOK_URL: webhookUrl,
    },
  });
  const [line] = (await once(createInterface(program.stdout), 'line')) as [string];
  const apiUrl = /payments (\S+?)(,|$)/.exec(line)?.[1];
  if (apiUrl === undefined) throw new Error(`The stand-ins did not start: ${line}`);

  const { ask, control } = standInControl(apiUrl);
  return {
    ...control,
    apiUrl,
    confirm: async (intentId, clientSecret, card) => {
      const kind = intentId.startsWith('seti_') ? 'setup_intents' : 'payment_intents';
      const response = await fetch(`${apiUrl}/v1/${kind}/${intentId}/confirm`, {
        method: 'POST',
        body: new URLSearchParams({
          key: publishableKey,
          client_secret: clientSecret,
          use_stripe_sdk: 'true',
          'payment_method_data[type]': 'card',
          'payment_method_data[card][number]': card,
          'payment_method_data[card][exp_month]': '08',
          'payment_method_data[card][exp_year]': '40',
          'payment_method_data[card][cvc]': '123',
        }),
      });
      const answer = (await response.json()) as { status?: string; error?: { message: string } };
      return answer.error?.message ?? answer.status ?? '';
    },
    answerChallenge: async (intentId, clientSecret, outcome) => {
      await fetch(`${apiUrl}/challenge/${intentId}`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ client_secret: clientSecret, outcome, return_url: '' }),
      });
    },
    captured: async (intentId) => {
      const charges = (await ask('charges')) as (Charge & { payment_intent: string })[];
      return charges
        .filter((charge) => charge.payment_intent === intentId && charge.captured)
        .map((charge) => charge.amount_captured);
    },
    refunded: async (intentId) => {
      const refunds = (await ask('refunds')) as {
        payment_intent: string;
        status: string;
        amount: number;
      }[];
      return refunds
        .filter((refund) => refund.payment_intent === intentId && refund.status === 'succeeded')
        .map(({ amount }) => amount);
    },
    booksOf: async ({ userId }) => {
      const [intents, charges, refunds] = (await Promise.all(
        ['intents', 'charges', 'refunds'].map((list) => ask(list)),
      )) as [IntentRow[], (Charge & OfIntent)[], (RefundRow & OfIntent)[]];
      const mine = intents.filter(({ metadata }) => metadata['userId'] === String(userId));
      const ids = new Set(mine.map(({ id }) => id));
      const of = <Row extends OfIntent>(rows: Row[]) => rows.filter((row) => ids.has(row.payment_intent));
      const captured = of(charges).map((charge) => (charge.captured ? charge.amount_captured : 0));
      const returned = of(refunds).map(({ status, amount }) => (status === 'succeeded' ? amount : 0));
      const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
      return {
        charged: sum(captured) - sum(returned),
        authorised: mine.filter(({ status }) => status === 'requires_capture').length,
      };
    },
    stop: async () => {
      const ended = once(program, 'exit');
      program.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};
