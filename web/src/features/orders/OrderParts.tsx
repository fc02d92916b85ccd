import { orderStateNames, type components, screenAddress } from '@dispatch/contract';
import { Link, StatusTag } from '@dispatch/design-system';
import { toneOfStatus } from '../../shared/status/statusTones';

export type OwnOrder = components['schemas']['OwnOrder'];

export function OrderStatus({ state }: Pick<OwnOrder, 'state'>) {
  const words = orderStateNames[state];
  return <StatusTag tone={toneOfStatus(words)}>{words}</StatusTag>;
}

/** What it was bought for, with the way there: the release while it has a page, the bundles on the dashboard. */
export function BoughtFor({ release }: Pick<OwnOrder, 'release'>) {
  if (release === null) return <Link href="/">My prepaid releases</Link>;
  const { distributionId, prwebPressReleaseId, headline, isDeleted } = release;
  const name = `${headline.trim() || 'Untitled release'} (PRID ${prwebPressReleaseId})`;
  return isDeleted ? name : <Link href={screenAddress('release', { id: distributionId })}>{name}</Link>;
}

/** `Advanced, 2 Journalist list`; a line of bundles says its number itself. */
export const boughtItems = ({ lineItems, purpose }: Pick<OwnOrder, 'lineItems' | 'purpose'>): string =>
  lineItems
    .map(({ description, quantity }) =>
      quantity > 1 && purpose !== 'bundle' ? `${quantity} × ${description}` : description,
    )
    .join(', ');
