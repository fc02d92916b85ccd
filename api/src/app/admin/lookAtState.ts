import { statfs } from 'node:fs/promises';
import { connect } from 'node:tls';
import { formatUtcMoment } from '@dispatch/contract';
import { statement } from '../../platform/database/statement';
import { patience } from '../../platform/ports/patience';
import { listProcesses } from '../../platform/processes/processes';
import { Fault, type Check } from './check';
import { listQueues } from './listQueues';

const differences = statement('provider-differences-counted', { isBrief: true })`
select count(*)::integer as "count!" from provider_differences`;

/** Seconds that a job may wait before something is wrong with the workers. */
const longestWait = 300;
const day = 86_400_000;
/** Days before its end at which a certificate should have been renewed. */
const renewedBefore = 14;

const lookAtJobs: Check['look'] = async ({ now }) => {
  const queues = await listQueues();
  const failed = queues.reduce((sum, queue) => sum + queue.failed, 0);
  const names = queues.filter((queue) => queue.failed > 0).map(({ name }) => name);
  if (failed > 0) throw new Fault(`Failed for good: ${failed} (${names.join(', ')}).`);
  const late = queues.filter(
    ({ oldest }) => oldest !== null && now().getTime() - oldest.getTime() > longestWait * 1000,
  );
  if (late.length > 0)
    throw new Fault(
      `Some have waited for more than five minutes: ${late.map(({ name }) => name).join(', ')}.`,
    );
  return 'None has failed for good, and none waits long.';
};

const lookAtProcesses: Check['look'] = async () => {
  const processes = await listProcesses();
  const silent = processes.filter(({ isSilent }) => isSilent);
  if (silent.length > 0) {
    const named = silent.map(
      ({ kind, host, pid, seenAt }) => `${kind} ${pid} on ${host} (${formatUtcMoment(seenAt.toISOString())})`,
    );
    throw new Fault(`Silent, and not ended by anybody: ${named.join(', ')}.`);
  }
  const versions = new Set(processes.map(({ version }) => version));
  const counted = `${processes.length} ${processes.length === 1 ? 'runs' : 'run'}`;
  return versions.size < 2 ? `${counted}.` : `${counted}, of ${[...versions].toSorted().join(' and ')}.`;
};

const lookAtBooks: Check['look'] = async () => {
  const { count } = await differences.one();
  if (count > 0) throw new Fault(`Payments or refunds that are not as the provider has them: ${count}.`);
  return 'They are as the payment providers have them.';
};

const lookAtDisk: Check['look'] = async ({ config: { storage } }) => {
  if (storage.kind !== 'folder') return 'Files are not on this machine.';
  const { bavail, bsize, blocks } = await statfs(storage.folder).catch(() => statfs('/'));
  const free = bavail * bsize;
  const text = `${(free / 1e9).toFixed(1)} GB`;
  if (free < 5e9 && bavail < blocks / 20) throw new Fault(`Only ${text} are free where files are kept.`);
  return `${text} are free where files are kept.`;
};

/** The last day of the certificate of an address; null where it is not encrypted. */
const certificateEnds = (address: string): Promise<Date | null> => {
  const { protocol, hostname, port } = new URL(address);
  if (protocol !== 'https:') return Promise.resolve(null);
  return new Promise((resolve, reject) => {
    const to = { host: hostname, port: Number(port || 443), servername: hostname };
    // Who has signed it is judged by those who come; here it is its end that counts.
    const socket = connect({ ...to, rejectUnauthorized: false, timeout: patience }, () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
    socket.once('error', reject);
    socket.once('timeout', () => socket.destroy(new Error('It does not answer in time.')));
  });
};

const lookAtCertificate: Check['look'] = async ({ config: { publicUrl }, now }) => {
  const ends = await certificateEnds(publicUrl);
  if (ends === null) return 'The public address is not encrypted, and has none.';
  const on = ends.toISOString().slice(0, 10);
  if (ends.getTime() - now().getTime() < renewedBefore * day) throw new Fault(`It ends on ${on}.`);
  return `It is good until ${on}.`;
};

const attestationsWaiting = statement('attestations-waiting', { isBrief: true })`
select (select min(at) from attestations_due) as oldest, (select size from log_head) as size,
  (select key_name from signing_keys where until is null and revoked_at is null) as "keyName"`;

const lookAtSignatures: Check['look'] = async ({ config: { signingKeys }, now }) => {
  if (signingKeys.length === 0) return 'Publications are not signed (SIGNING_KEYS is not set).';
  const { oldest, size, keyName } = await attestationsWaiting.one();
  if (oldest !== null && now().getTime() - oldest.getTime() > longestWait * 1000)
    throw new Fault(`What was published ${formatUtcMoment(oldest.toISOString())} is not signed yet.`);
  return keyName === null
    ? 'Nothing was published yet.'
    : `The key ${keyName} signs, and the log has ${size ?? 0} entries.`;
};

/** How an installation fares, beside whether it can run. */
export const stateChecks: readonly Check[] = [
  {
    name: 'Jobs',
    mend: 'see the failed jobs, and the log of the worker',
    place: 'failedJobs',
    readsDatabase: true,
    look: lookAtJobs,
  },
  {
    name: 'Processes',
    mend: 'read the log of that process, and see that it is started again',
    readsDatabase: true,
    look: lookAtProcesses,
  },
  {
    name: 'Books',
    mend: 'see the comparison with the providers',
    place: 'providerComparison',
    readsDatabase: true,
    look: lookAtBooks,
  },
  {
    name: 'Signatures',
    mend: 'see that SIGNING_KEYS begins with a key that is not revoked, and that no name in it was given to another key',
    readsDatabase: true,
    look: lookAtSignatures,
  },
  { name: 'Disk', mend: 'make room, or keep files elsewhere (STORAGE)', look: lookAtDisk },
  { name: 'Certificate', mend: 'have certbot or Caddy renew it', look: lookAtCertificate },
];
