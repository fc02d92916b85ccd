import { randomBytes } from 'node:crypto';
import canonicalize from 'canonicalize';
import { CompactSign } from 'jose';
import { inTransaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { statesSql } from '../../platform/database/statesSql';
import { type JobContext, type JobHandler, type JobPlan, polling } from '../../platform/jobs/job';
import { enqueue } from '../../platform/jobs/queue';
import { attestedRelease, type DueAttestation } from './attestedRelease';
import { appendEntries, holdLog, type LogHead, saveHead } from './logState';
import { sha256 } from './merkleLog';
import { checkpointOf, type Signer, signersOf } from './signingKey';
import { signerNow } from './signingKeys';

/** How many a transaction signs; the rest is the next run's. */
const perRun = 50;

/** With the note of a correction as its readers are told it, which is that of the move of this moment. */
const attestationsDue = statement('attestations-due')`
select due_number as "dueNumber", d.distribution_id as "distributionId", d.action, version_number as "versionNumber", at,
  case when d.action = 'republish' then coalesce((select reasons[1] from release_moves m
    where m.distribution_id = d.distribution_id and m.action = 'republish' and m.created_at = d.at
    order by release_move_id desc limit 1), '') end as note
from attestations_due d order by due_number limit ${String(perRun)}`;

const attestationsDone = statement('attestations-done')`
delete from attestations_due where due_number = any(:numbers::integer[])`;

const attestationBefore = statement('attestation-before')`
select version, digest from attestations where distribution_id = :distributionId order by version desc limit 1`;

const attestationAdd = statement('attestation-add')`
insert into attestations (log_index, distribution_id, version, status, jws, salt, digest, signed_at)
values (:index, :distributionId, :version, :status, :jws, :salt, :digest, :now)`;

/** What is public and was published before anything was signed, as its readers see it. */
const attestationsSwept = statement('attestations-swept')`
with looked as (
  select distribution_id, published_at from releases
  where distribution_id > :after and state = ${statesSql('Published')} order by distribution_id limit 500
), added as (
  insert into attestations_due (distribution_id, action, version_number, at)
  select l.distribution_id, 'publish', v.number, coalesce(l.published_at, v.saved_at) from looked l
  join lateral (select number, saved_at from release_versions v
    where v.distribution_id = l.distribution_id and kind in ('published', 'correction') order by number desc limit 1) v on true
  where not exists (select from attestations a where a.distribution_id = l.distribution_id)
    and not exists (select from attestations_due d where d.distribution_id = l.distribution_id)
)
update log_head set swept_to = coalesce((select max(distribution_id) from looked), ${String(2 ** 31 - 1)})
returning swept_to as "sweptTo!"`;

/** Signs one, and answers its entry in the log: a hash that nobody can guess what it is of once its salt is erased. */
const attest = async (
  due: DueAttestation,
  { signer, index, context }: { signer: Signer; index: number; context: JobContext },
): Promise<Buffer | null> => {
  const { config, now } = context;
  const { distributionId } = due;
  const before = await attestationBefore.maybe({ distributionId });
  const previous = before && { version: before.version, sha256: before.digest.toString('base64url') };
  const version = (before?.version ?? 0) + 1;
  const release = await attestedRelease(due, { previous: previous ?? null, version }, { config, now });
  if (release === null) return null;
  const payload = Buffer.from(canonicalize(release) ?? '');
  const jws = await new CompactSign(payload)
    .setProtectedHeader({ alg: 'EdDSA', kid: signer.name })
    .sign(signer.privateKey);
  const salt = randomBytes(16);
  const { status } = release;
  await attestationAdd.run({ index, distributionId, version, status, jws, salt, digest: sha256(jws), now });
  return sha256(salt, jws);
};

const signDue = async (head: LogHead, signer: Signer, context: JobContext): Promise<number> => {
  const due = await attestationsDue.all();
  const entries: Buffer[] = [];
  for (const one of due) {
    const entry = await attest(one, { signer, index: head.size + entries.length, context });
    if (entry !== null) entries.push(entry);
  }
  await attestationsDone.run({ numbers: due.map(({ dueNumber }) => dueNumber) });
  if (entries.length === 0 && head.keyName === signer.name) return due.length;
  const { size, root } = await appendEntries(head.size, entries);
  const checkpoint = checkpointOf(signer, { origin: head.origin, size, root });
  await saveHead({ size, checkpoint, keyName: signer.name });
  return due.length;
};

/** Looks through some of what was published before there was a log. False once all was. */
const sweep = async ({ sweptTo }: LogHead): Promise<boolean> => {
  const end = 2 ** 31 - 1;
  if (sweptTo === end) return false;
  const { sweptTo: now } = await attestationsSwept.one({ after: sweptTo ?? 0 });
  return now !== end;
};

/**
 * Signs what was published, corrected or taken down, in its order, and adds it to the log. One at a time does, whatever runs
 * beside it; without a key it waits, and nothing is lost.
 */
const signReleases: JobHandler = async (_payload, context) => {
  const signers = signersOf(context.config);
  if (signers.length === 0) return;
  const isMore = await inTransaction(async () => {
    const head = await holdLog(context.config.publicUrl);
    const signer = await signerNow(signers, context.now);
    if (signer === null) return false;
    const count = await signDue(head, signer, context);
    return count === perRun || (count === 0 && (await sweep(head)));
  });
  if (isMore) await enqueue('sign-releases', {});
};

export const signReleasesJob = {
  handler: signReleases,
  title: 'Sign what was published and add it to the log',
  ...polling,
  cron: '* * * * *',
} as const satisfies JobPlan;
