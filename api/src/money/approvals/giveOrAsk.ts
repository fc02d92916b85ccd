import { type ApprovalKind, cents, fromDollars, needsApproval, splittingHours } from '@dispatch/contract';
import { type ActingPerson, personBehind, record } from '../../platform/audit/audit';
import type { Config } from '../../platform/settings/config';
import { tryOut } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { enqueue } from '../../platform/jobs/queue';
import type { Act, GivingBodies, GivingResults, Weighed } from './act';
import { acts } from './acts';
import { type TwoPersonRequest, readApproval } from './approvalSql';
import { refuseOwnBenefit } from './ownBenefit';

const giverLock = statement('giver-lock')`
select pg_advisory_xact_lock(hashtext('giving'), :person)`;

/** Of one person one after the other: from two windows nobody gives twice just below the limit. */
const lockGiver = (person: number): Promise<unknown> => giverLock.all({ person });

const givenOfLate = statement('given-of-late')`
select coalesce(sum(worth_cents), 0)::double precision as "worth!" from approval_requests
 where asked_by = :person and user_id is not distinct from :owner?::integer and state = 'exempt'
   and asked_at > :now::timestamptz - interval '${splittingHours} hours'`;

const approvalKeep = statement('approval-keep')`
insert into approval_requests (kind, body, user_id, subject_id, what, reason, worth_cents, percent, state, asked_by, asked_at)
values (:kind, :body, :owner?, :subjectId?, :what, left(:reason, 1024), :worth?, :percent?, :state, :person, :now) returning approval_request_id as id`;

type Kept<Kind extends ApprovalKind> = {
  kind: Kind;
  body: GivingBodies[Kind];
  weighed: Weighed;
  state: 'exempt' | 'requested';
  person: number;
  now: Date;
};

const keep = async <Kind extends ApprovalKind>(kept: Kept<Kind>): Promise<number> => {
  const { kind, body, weighed, state, person, now } = kept;
  const { owners, subjectId, what, reason, worth, percent } = weighed;
  const row = await approvalKeep.maybe({
    kind,
    body: JSON.stringify(body),
    owner: owners[0] ?? null,
    subjectId,
    what,
    reason,
    worth,
    percent,
    state,
    person,
    now,
  });
  return row?.id ?? 0;
};

type GivingCall = { session: ActingPerson; config: Pick<Config, 'approvals'>; now: Date };

export type GivingOutcome<Kind extends ApprovalKind> =
  | { isWaiting: false; made: GivingResults[Kind] }
  | { isWaiting: true; request: TwoPersonRequest };

/**
 * Gives, refunds or discounts at once, or keeps it as a request where a second person has to confirm it: nothing of it
 * exists until then. In the transaction of the caller. Throws 403 for what somebody would give themselves.
 */
export const giveOrAsk = async <Kind extends ApprovalKind>(
  kind: Kind,
  body: GivingBodies[Kind],
  { session, config, now }: GivingCall,
): Promise<GivingOutcome<Kind>> => {
  const act: Act<Kind> = acts[kind];
  const person = personBehind(session);
  await lockGiver(person);
  const weighed = await act.weigh(body, now);
  refuseOwnBenefit(session, weighed.owners);
  const recent = await givenOfLate.maybe({ person, owner: weighed.owners[0] ?? null, now });
  const limits = {
    amount: fromDollars(config.approvals.approvalAmount),
    percent: config.approvals.approvalPercent,
  };
  const doer = { actor: session, askedBy: person, approval: null, now };
  const kept = { kind, body, weighed, person, now };
  if (!needsApproval(weighed, cents(recent?.worth ?? 0), limits)) {
    const made = await act.carryOut(body, doer);
    const gives = (weighed.worth ?? 0) > 0 || weighed.percent !== null;
    if (gives)
      await keep({ ...kept, weighed: { ...weighed, subjectId: act.subjectOf(made) }, state: 'exempt' });
    return { isWaiting: false, made };
  }
  // It is refused now what would be refused when it is confirmed.
  await tryOut(() => act.carryOut(body, doer));
  const approvalRequestId = await keep({ ...kept, state: 'requested' });
  await record({
    actor: session,
    action: 'approval.request',
    subject: { type: 'approval', id: approvalRequestId },
    details: { kind, userId: weighed.owners[0] ?? null, worthCents: weighed.worth, percent: weighed.percent },
  });
  await enqueue('mail-approval', { approvalRequestId });
  return { isWaiting: true, request: await readApproval(approvalRequestId) };
};
