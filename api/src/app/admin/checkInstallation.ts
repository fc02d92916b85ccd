import { randomUUID } from 'node:crypto';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { screenAddress } from '@dispatch/contract';
import { schemaProblem } from '../../platform/database/schemaState';
import { readServerVersion } from '../../platform/database/serverVersion';
import { statement } from '../../platform/database/statement';
import { distributionWorks } from '../../platform/jobs/distribution';
import { inTime, patience } from '../../platform/ports/patience';
import type { PaymentsPort } from '../../platform/ports/payments/paymentsPort';
import type { Ports } from '../../platform/ports/ports';
import type { Config } from '../../platform/settings/config';
import { readSettings } from '../../platform/settings/storedSettings';
import { type Check, type CheckParts, Fault } from './check';
import { stateChecks } from './lookAtState';
import { backupState } from './backupCommands';
import { replicaState } from '../../platform/database/replica';
import { migrations } from '../generated/migrations';

/** What was looked at and how it is; `mend` where something has to be done, and what; `place` the address of its screen. */
export type Checked = { name: string; said: string; mend: string | null; place: string | null };

const databaseFacts = statement('database-facts')`
select
  has_schema_privilege(current_schema(), 'create') and has_database_privilege(current_database(), 'create') as "mayCreate!",
  clock_timestamp() as "clock!"`;

/** Seconds by which the clocks of this machine and of the database may differ: sessions and releases go by both. */
const mostApart = 2;

const lookAtDatabase: Check['look'] = async () => {
  const { named, why } = await readServerVersion();
  if (why !== null) throw new Fault(why);
  const { mayCreate } = await databaseFacts.one();
  if (!mayCreate) throw new Fault('Its user may not create tables and schemas, which migrations do.');
  return `PostgreSQL ${named}, and its user may do what migrations do.`;
};

const lookAtSchema: Check['look'] = async () => {
  const problem = await schemaProblem(migrations);
  if (problem !== null) throw new Fault(problem);
  return `All ${migrations.length} steps are done.`;
};

const lookAtClock: Check['look'] = async ({ now }) => {
  const { clock } = await databaseFacts.one();
  const apart = Math.abs(clock.getTime() - now().getTime()) / 1000;
  if (apart > mostApart)
    throw new Fault(`It is ${Math.round(apart)} seconds apart from that of the database.`);
  return 'It agrees with that of the database.';
};

const lookAtWorker: Check['look'] = async ({ now }) => {
  const { worker } = await distributionWorks(now());
  if (!worker) throw new Fault('No worker has given a sign of life for half a minute: nothing is published.');
  return 'It works.';
};

const lookAtStorage: Check['look'] = async ({ config, ports: { storage } }) => {
  if (!storage.isOpen) return 'Files are not taken (STORAGE is none).';
  const key = `check/${randomUUID()}`;
  await storage.put(key, Buffer.from('check'), 'text/plain');
  const stream = await storage.open(key);
  stream?.destroy();
  await storage.remove(key);
  if (stream === null) throw new Fault('What was put there was not found.');
  const { kind, folder, s3 } = config.storage;
  return `A file was kept, read and removed (${kind === 's3' ? s3.bucket : folder}).`;
};

const get = (address: string): Promise<Response> =>
  fetch(address, { signal: AbortSignal.timeout(patience), redirect: 'manual' });

const lookAtSignIn: Check['look'] = async ({ config: { oidc }, ports }) => {
  const answer = await get(`${oidc.issuer}/.well-known/openid-configuration`);
  const { issuer } = (await answer.json()) as { issuer?: string };
  if (issuer !== oidc.issuer) throw new Fault(`The provider calls itself ${issuer ?? 'nothing'}.`);
  await ports.identity.findPerson(`check-${randomUUID()}@dispatch.invalid`);
  return 'The provider signs people in, and takes the calls about them.';
};

/** Asks for a payment that there is not: who knows us says so. */
const lookAtPayments = async (
  provider: Pick<PaymentsPort, 'retrieveIntent'>,
  id: string,
): Promise<string> => {
  await provider.retrieveIntent(id);
  return 'It knows our keys.';
};

/** The events without which a payment would wait for the next look at the provider's books. */
const neededEvents = {
  stripe: ['payment_intent.amount_capturable_updated', 'payment_intent.succeeded'],
  paypal: ['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED'],
} as const;

const lookAtEvents = async (
  provider: Pick<PaymentsPort, 'listEventAddresses'>,
  { publicUrl }: Config,
  name: keyof typeof neededEvents,
): Promise<string> => {
  const address = `${publicUrl}/api/webhooks/${name}`;
  const addresses = await provider.listEventAddresses?.();
  if (!addresses) return `Our keys may not see where they go: it has to be ${address}.`;
  const ours = addresses.filter(({ url }) => url === address);
  const on = ours.filter(({ isOn }) => isOn);
  if (ours.length === 0) throw new Fault(`None go to ${address}.`);
  if (on.length === 0) throw new Fault(`Those to ${address} are switched off there.`);
  const missing = neededEvents[name].filter(
    (type) => !on.some(({ types }) => types.includes('*') || types.includes(type)),
  );
  if (missing.length > 0) throw new Fault(`Those to ${address} are without ${missing.join(' and ')}.`);
  return `They go to ${address}.`;
};

const lookAtAddress: Check['look'] = async ({ config: { publicUrl, environment } }) => {
  const answer = await get(`${publicUrl}/api/health/ready`);
  const { ready } = (await answer.json()) as { ready?: boolean };
  if (ready !== true) throw new Fault(`It answers with ${answer.status} and is not ready.`);
  if (environment === 'production' && !publicUrl.startsWith('https:'))
    throw new Fault('It is not encrypted: passwords and sessions can be read on the way.');
  return `The API answers at ${publicUrl}.`;
};

const lookAtWeb: Check['look'] = async ({ config: { webRoot } }) => {
  await access(join(webRoot, 'index.html'));
  return `It is built (${webRoot}).`;
};

const lookAtReplica: Check['look'] = async () => {
  const state = await replicaState();
  if (state === null) return 'It is not read by this process.';
  if (state.behind === null) throw new Fault('It is no standby (any more): nothing is read there.');
  return `It is ${(state.behind / 1e6).toFixed(1)} MB of the log behind.`;
};

const checksOf = ({ clamdUrl, publicUrl, replicaUrl }: Config, { payments }: Ports): Check[] => {
  const { stripe, paypal, authorizenet } = payments;
  const keys = (name: string) => `check the keys of ${name}, and that this machine reaches it`;
  return [
    ...[
      {
        name: 'Database',
        mend: 'check DATABASE_URL, the version and the rights of its user',
        look: lookAtDatabase,
      },
      { name: 'Schema', mend: 'dispatch-admin migrate, with the version that is to run', look: lookAtSchema },
      {
        name: 'Clock',
        mend: 'let chrony or systemd-timesyncd keep the time on both machines',
        look: lookAtClock,
      },
      { name: 'Worker', mend: 'start the worker, and read its log', look: lookAtWorker },
      ...(replicaUrl === null
        ? []
        : [
            {
              name: 'Read replica',
              mend: 'check DATABASE_REPLICA_URL, and the log of the standby; the primary is read meanwhile',
              look: lookAtReplica,
            },
          ]),
    ].map((check) => ({ ...check, readsDatabase: true })),
    {
      name: 'Mail',
      mend: 'check SMTP_URL, and that the server takes connections from this machine',
      look: async ({ ports: { mail } }) => {
        await mail.reach();
        return 'The server lets us in.';
      },
    },
    {
      name: 'Files',
      mend: 'check STORAGE, its folder or bucket, and who may write there',
      look: lookAtStorage,
    },
    ...(clamdUrl === null
      ? []
      : [
          {
            name: 'Scanner',
            mend: 'check CLAMD_URL, and that clamd runs',
            look: async ({ ports: { scan } }: CheckParts) => {
              await scan.scan(Buffer.from('check'));
              return 'It looks at files.';
            },
          },
        ]),
    { name: 'Sign-in', mend: 'check OIDC_ISSUER, OKTA_API_URL and OKTA_API_TOKEN', look: lookAtSignIn },
    { name: 'Stripe', mend: keys('Stripe'), look: () => lookAtPayments(stripe, 'pi_dispatchcheck') },
    {
      name: 'Events of Stripe',
      mend: 'at Stripe, Developers, Webhooks: an endpoint for that address with all events of payment_intent',
      look: ({ config }: CheckParts) => lookAtEvents(stripe, config, 'stripe'),
    },
    ...(paypal === null
      ? []
      : [
          { name: 'PayPal', mend: keys('PayPal'), look: () => lookAtPayments(paypal, 'DISPATCHCHECK') },
          {
            name: 'Events of PayPal',
            mend: 'at PayPal, Apps & Credentials: a webhook for that address, whose id is PAYPAL_WEBHOOK_ID',
            look: ({ config }: CheckParts) => lookAtEvents(paypal, config, 'paypal'),
          },
        ]),
    ...(authorizenet === null
      ? []
      : [
          {
            name: 'Authorize.Net',
            mend: keys('Authorize.Net'),
            look: () => lookAtPayments(authorizenet, '1'),
          },
        ]),
    ...stateChecks,
    {
      name: 'Backup',
      mend: 'dispatch-admin backup, once a day (docs/operations/systemd/dispatch-backup.timer)',
      readsDatabase: true,
      look: async ({ now }) => {
        const { said, why } = await backupState(now());
        if (why !== null) throw new Fault(`${why} That is more than two days ago.`);
        return said;
      },
    },
    {
      name: 'Maintenance',
      mend: 'dispatch-admin maintenance off',
      readsDatabase: true,
      look: async () => {
        if ((await readSettings())['isInMaintenance'] === true)
          throw new Fault('It is on: nothing can be changed on the site.');
        return 'It is off.';
      },
    },
    { name: 'Web application', mend: 'check WEB_ROOT', look: lookAtWeb },
    {
      name: 'Public address',
      mend: `check PUBLIC_URL, that the API runs, and that the proxy leads ${publicUrl} to it`,
      look: lookAtAddress,
    },
  ];
};

/** What failed, in words: also of the reason behind it, which says most where a connection was refused. */
const reasonOf = (error: unknown): string => {
  const { message = '', code, cause } = error as { message?: string; code?: string; cause?: unknown };
  const said = message === '' ? (code ?? 'It did not say why.') : message;
  return cause instanceof Error ? `${said} (${reasonOf(cause)})` : said;
};

/**
 * Looks at everything that an installation needs, and says of each how it is, in their order. What reads the database is looked at
 * one after the other, and the rest at the same time: silent services together take no longer than one.
 */
export async function* checkInstallation(parts: CheckParts): AsyncGenerator<Checked> {
  let hasDatabase = true;
  const judge = async ({ name, mend, place, look, readsDatabase = false }: Check): Promise<Checked> => {
    const to = place === undefined ? null : screenAddress(place);
    try {
      return { name, said: await inTime(look(parts)), mend: null, place: to };
    } catch (error) {
      if (readsDatabase && !(error instanceof Fault)) hasDatabase = false;
      return { name, said: reasonOf(error), mend, place: to };
    }
  };
  let before: Promise<unknown> = Promise.resolve();
  const looks = checksOf(parts.config, parts.ports).map((check) => {
    if (check.readsDatabase !== true) return judge(check);
    const look = before.then(() => (hasDatabase ? judge(check) : null));
    before = look;
    return look;
  });
  for (const look of looks) {
    const checked = await look;
    if (checked !== null) yield checked;
  }
}
