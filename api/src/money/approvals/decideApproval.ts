import { type ApprovalKind, fromDollars, message, toDollars } from '@dispatch/contract';
import { type ActingPerson, personBehind, record } from '../../platform/audit/audit';
import { notFound, problem } from '../../platform/call/problem';
import { statement } from '../../platform/database/statement';
import { enqueue } from '../../platform/jobs/queue';
import { refuseOwn } from './refuseOwn';
import type { Act, GivingBodies, GivingResults } from './act';
import { acts } from './acts';
import { refuseOwnBenefit } from './ownBenefit';

type Waiting = {
  id: number;
  kind: ApprovalKind;
  body: GivingBodies[ApprovalKind];
  state: string;
  askedBy: number;
};

const approvalLock = statement('approval-lock')`
select approval_request_id as id, kind, body, state, asked_by as "askedBy" from approval_requests
 where approval_request_id = :id and state <> 'exempt' for update`.as<{ body: GivingBodies[ApprovalKind] }>();

/** Locks a request that waits. Throws 404 when it is not there, and 409 when it was decided or withdrawn. */
export const lockWaiting = async (id: number, { of: asker }: { of?: number } = {}): Promise<Waiting> => {
  const row = await approvalLock.maybe({ id });
  if (row === undefined || (asker !== undefined && row.askedBy !== asker)) throw notFound();
  if (row.state !== 'requested') throw problem(409, 'approval-decided', message('approval-decided'));
  return row;
};

const approvalEnd = statement('approval-end')`
update approval_requests set state = :state, decided_by = :person, decided_at = :now, decision_note = :note,
       subject_id = coalesce(:subjectId?, subject_id)
 where approval_request_id = :id`;

export type Decision = { actor: ActingPerson; now: Date; note: string };

const endings = {
  confirmed: 'approval.confirm',
  declined: 'approval.decline',
  withdrawn: 'approval.withdraw',
} as const;

/** Ends a request that is locked, and tells who has asked when somebody else did that. */
export const endRequest = async (
  { id, kind, askedBy }: Waiting,
  state: 'confirmed' | 'declined' | 'withdrawn',
  { actor, now, note, subjectId = null }: Decision & { subjectId?: number | null },
): Promise<void> => {
  const person = personBehind(actor);
  await approvalEnd.run({ id, state, person, now, note, subjectId });
  await record({
    actor,
    action: endings[state],
    subject: { type: 'approval', id },
    details: { kind, askedBy, subjectId },
  });
  if (person !== askedBy) await enqueue('mail-approval', { approvalRequestId: id });
};

/** What came of a confirmation: it is done, or it is worth something else by now, which is kept for the next look. */
type ConfirmedOf<Kind extends ApprovalKind> =
  | { isDone: true; kind: Kind; made: GivingResults[Kind] }
  | { isDone: false; worth: number | null };

export type Confirmed = { [Kind in ApprovalKind]: ConfirmedOf<Kind> }[ApprovalKind];

const approvalWeigh = statement('approval-weigh')`
update approval_requests set worth_cents = :worth?, what = :what where approval_request_id = :id`;

const carryOut = async <Kind extends ApprovalKind>(
  kind: Kind,
  waiting: Waiting,
  { worth, ...decision }: Decision & { worth: number | null },
): Promise<ConfirmedOf<Kind>> => {
  const { actor, now } = decision;
  const act: Act<Kind> = acts[kind];
  const body = waiting.body as GivingBodies[Kind];
  const weighed = await act.weigh(body, now);
  refuseOwnBenefit(actor, weighed.owners);
  if (weighed.worth !== (worth === null ? null : fromDollars(worth))) {
    await approvalWeigh.run({ id: waiting.id, worth: weighed.worth, what: weighed.what });
    return { isDone: false, worth: weighed.worth === null ? null : toDollars(weighed.worth) };
  }
  const confirmedBy = personBehind(actor);
  const approval = { approvalRequestId: waiting.id, confirmedBy };
  const made = await act.carryOut(body, { actor, askedBy: waiting.askedBy, approval, now });
  await endRequest(waiting, 'confirmed', { ...decision, subjectId: act.subjectOf(made) });
  return { isDone: true, kind, made };
};

/**
 * Confirms a request and does what it asks for, in the transaction of the caller: once, whoever else confirms it
 * meanwhile. `worth` is what who confirms has seen. Throws 403 for who has asked, unless alone in ADMIN and FINANCE, and
 * for who would get it; and whatever doing it throws, which leaves the request as it is.
 */
export const confirmRequest = async (
  id: number,
  decision: Decision & { worth: number | null },
): Promise<Confirmed> => {
  const waiting = await lockWaiting(id);
  await refuseOwn(waiting.askedBy, personBehind(decision.actor), 'approval-own');
  return (await carryOut(waiting.kind, waiting, decision)) as Confirmed;
};
