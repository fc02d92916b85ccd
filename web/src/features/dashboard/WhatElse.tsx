import { formatMoney, priceEdit, screenAddress } from '@dispatch/contract';
import { DescriptionList, Link } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { featuresQuery } from '../../shared/api/queries';
import { runtimeConfig } from '../../shared/config/runtimeConfig';
import { offersPurchaseEdit } from '../../shared/release/offersPurchaseEdit';

/** What a newcomer may not look for: also what staff has not switched on yet, with whom to ask. */
export function WhatElse() {
  const { data: features } = useQuery(featuresQuery);
  const { editorialMailbox } = runtimeConfig();
  const ask = <Link href={`mailto:${editorialMailbox}`}>Ask us for it</Link>;
  const networks = features?.hasEnableOAuthLinkedIn === true || features?.hasEnableOAuthFacebook === true;
  return (
    <DescriptionList
      items={[
        {
          term: 'Prepaid bundles',
          value: (
            <>
              Several releases cost less when they are bought at once, and can be used over 12 months.{' '}
              {features?.hasEnableBundleStorePage ? (
                <Link href={screenAddress('store')}>Go to Store</Link>
              ) : (
                ask
              )}
            </>
          ),
        },
        {
          term: 'Edits',
          value: (
            <>
              Our editors change a published release for {formatMoney(priceEdit().total)}.{' '}
              {offersPurchaseEdit(features) ? 'You find it at the release.' : ask}
            </>
          ),
        },
        {
          term: 'Networks',
          value: (
            <>
              A release can go out from your own accounts at X, LinkedIn and Facebook.{' '}
              {networks ? (
                <Link href={screenAddress('settingsPage', { page: 'social' })}>Social settings</Link>
              ) : (
                ask
              )}
            </>
          ),
        },
      ]}
    />
  );
}
