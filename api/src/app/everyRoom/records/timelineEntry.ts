import {
  actText,
  cents,
  toDollars,
  type components,
  stateOfNumber,
  statusDescription,
} from '@dispatch/contract';
import type { Session } from '../../../platform/call/handler';
import type { timelinePage } from './timelineSql';

export type Entry = components['schemas']['TimelineEntry'];
type Row = Awaited<ReturnType<ReturnType<typeof timelinePage>['all']>>[number];
type NoteRow = {
  noteId: number;
  answers: number | null;
  author: number;
  isWithdrawn: boolean;
  mentioned: string[];
};

/** What is no act of the audit log. */
const titles: Readonly<Record<string, string>> = {
  note: 'Note',
  'order.release': 'Order of a release',
  'order.upgrade': 'Order of an upgrade',
  'order.edit': 'Order of a paid edit',
  'order.bundle': 'Order of a bundle',
  'order.recognized': 'Revenue recognized',
  'payment.captured': 'Payment taken',
  'refund.requested': 'Refund asked for',
  'refund.rejected': 'Refund rejected',
  'refund.underway': 'Refund under way',
  'refund.approved': 'Refunded',
  'refund.failed': 'Refund failed',
  journalists: 'Mailed to journalists',
  'journalists.correction': 'Correction mailed to journalists',
  'journalists.withdrawal': 'Withdrawal mailed to journalists',
};

const networks: Readonly<Record<string, string>> = {
  xOperator: 'X (of the operator)',
  xMessage: 'X',
  linkedIn: 'LinkedIn',
  facebook: 'Facebook',
};

const socialTitle = (what: string): string | null => {
  const [, kind = '', outcome] = /^social\.(\w+)\.(posted|failed)$/.exec(what) ?? [];
  const network = networks[kind];
  return network === undefined
    ? null
    : outcome === 'posted'
      ? `Posted on ${network}`
      : `Could not be posted on ${network}`;
};

const delivered = { first: 'Release', correction: 'Correction', withdrawal: 'Withdrawal' };
const outcomes = {
  queued: 'waits for a subscriber',
  taken: 'taken by a subscriber',
  failed: 'not taken by a subscriber',
  dropped: 'not sent to a subscriber',
};

const deliveryTitle = (what: string): string | null => {
  const [, occasion, state] = /^delivery\.(\w+)\.(\w+)$/.exec(what) ?? [];
  if (occasion === undefined || state === undefined) return null;
  return `${delivered[occasion as keyof typeof delivered]} ${outcomes[state as keyof typeof outcomes]}`;
};

const titleOf = ({ kind, what }: Row): string =>
  kind === 'mail'
    ? what
    : (titles[what] ?? deliveryTitle(what) ?? socialTitle(what) ?? actText(what) ?? what);

const stateText = (number: string | undefined): string => {
  const state = stateOfNumber(Number(number));
  return state === null ? '' : statusDescription(state);
};

const counted = (detail: string): string => {
  const [sent = '0', waiting = '0', lost = '0'] = detail.split(' ');
  return [
    `${sent} sent`,
    ...(waiting === '0' ? [] : [`${waiting} waiting`]),
    ...(lost === '0' ? [] : [`${lost} not taken`]),
  ].join(', ');
};

const detailOf = ({ kind, what, detail }: Row): string | null => {
  if (detail === null) return null;
  if (kind === 'move') {
    const [from, to] = detail.split(' ');
    return `${stateText(from)} → ${stateText(to)}`;
  }
  if (kind === 'mail') return `To ${detail}`;
  if (what.startsWith('journalists')) return counted(detail);
  return what === 'refund.requested' ? `$${detail}` : detail;
};

const aboutOf = ({ release_id: release, order_id: order }: Row): Entry['about'] => {
  if (order !== null) return { kind: 'order', id: order };
  return release === null ? null : { kind: 'release', id: release };
};

/** An entry in words, for whoever reads it: ADMIN takes back every note, the others their own. */
export const entryOf = (row: Row, { userId, group }: Pick<Session, 'userId' | 'group'>): Entry => {
  const note = row.note as NoteRow | null;
  return {
    key: row.key,
    at: row.at.toISOString(),
    kind: row.kind as Entry['kind'],
    title: titleOf(row),
    detail: detailOf(row)?.slice(0, 1000) ?? null,
    by: row.by,
    inPlaceOf: row.inPlaceOf,
    text: row.text,
    amount: row.cents === null ? null : toDollars(cents(row.cents)),
    about: aboutOf(row),
    note: note && {
      noteId: note.noteId,
      answers: note.answers,
      mentioned: note.mentioned,
      isWithdrawn: note.isWithdrawn,
      mayWithdraw: !note.isWithdrawn && (note.author === userId || group === 'ADMIN'),
    },
  };
};
