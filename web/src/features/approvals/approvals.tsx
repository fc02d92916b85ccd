import { screenAddress } from '@dispatch/contract';
import type { ApprovalKind, CallData, components } from '@dispatch/contract';
import { StatusTag } from '@dispatch/design-system';
import { callQuery } from '../../shared/api/callQuery';
import { formatDollars } from '../../shared/formatting/price';
import { toneOfStatus } from '../../shared/status/statusTones';

export type TwoPersonRequest = components['schemas']['TwoPersonRequest'];
export type ApprovalDetail = CallData<'getApproval'>;

/** In the order in which they are chosen. */
export const approvalLabels = {
  requested: 'Waiting',
  confirmed: 'Confirmed',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
} as const;

export type ListedStatus = keyof typeof approvalLabels;

export const isListedStatus = (status: string): status is ListedStatus =>
  Object.hasOwn(approvalLabels, status);

const others: Readonly<Record<string, string>> = {
  exempt: 'Done at once',
  approved: 'Approved',
  rejected: 'Rejected',
  underway: 'Under way',
  failed: 'Failed',
};

export function ApprovalTag({ status }: { status: string }) {
  const words = isListedStatus(status) ? approvalLabels[status] : (others[status] ?? status);
  return <StatusTag tone={toneOfStatus(words)}>{words}</StatusTag>;
}

export const kindLabels: Readonly<Record<ApprovalKind, string>> = {
  coupon: 'Unique coupon',
  universalCoupon: 'Universal coupon',
  gift: 'Bundle given',
  lots: 'Bundle changed',
  bundleRefund: 'Bundle refund',
};

/** '$501.00' or '60 %' */
export const worthText = ({ worth, percent }: Pick<TwoPersonRequest, 'worth' | 'percent'>): string =>
  worth === null ? `${percent ?? 0} %` : formatDollars(worth);

export const forWhom = ({ oktaLogin }: Pick<TwoPersonRequest, 'oktaLogin'>): string =>
  oktaLogin ?? 'Everybody';

/** What it changes or has made. */
export const subjectLink = ({
  kind,
  subjectId,
}: TwoPersonRequest): { href: string; label: string } | null => {
  if (subjectId === null) return null;
  if (kind === 'coupon') return { href: screenAddress('coupon', { id: subjectId }), label: 'The coupon' };
  if (kind === 'universalCoupon')
    return { href: screenAddress('universalCoupon', { id: subjectId }), label: 'The coupon' };
  return { href: screenAddress('bundleOrder', { id: subjectId }), label: `Bundle Order ${subjectId}` };
};

export const approvalQuery = (id: number) => callQuery('getApproval', { path: { id } });
