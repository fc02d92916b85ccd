import {
  isDowngrade,
  packageTraits,
  whyNotUpgraded,
  type components,
  type Discounts,
  type Quote,
  screenAddress,
} from '@dispatch/contract';
import { ActionBar, Banner, ButtonLink, DescriptionList, Stack } from '@dispatch/design-system';
import { useState, type ComponentProps } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PackageChoice } from '../../shared/packages/PackageChoice';
import { PriorityOffer } from '../../shared/packages/PriorityOffer';
import { costOf } from '../../shared/payment/OrderReceipt';
import { readPayPalReturn } from '../../shared/payment/paypal';
import { PaidBanner } from '../../shared/receipts/PaidBanner';
import { text } from '../../shared/texts/texts';
import { StepWizard } from '../../shared/wizard/StepWizard';
import { DiscountedPayment } from './DiscountedPayment';
import { useDiscounts } from '../../shared/discounts/useDiscounts';
import { UnreadDiscounts } from './UnreadDiscounts';
import { offersPriority, upgradeOf, upgradeQuote, type UpgradeChoice } from './upgrade';
import { interruptedPurchase, usePurchase } from './usePurchase';

interface UpgradeWizardProps {
  release: components['schemas']['Release'];
  packages: readonly components['schemas']['Package'][];
}

/** A higher package, or priority, for a paid release. */
export function UpgradeWizard({ release, packages }: UpgradeWizardProps) {
  const [interrupted] = useState(() => interruptedPurchase('upgrade', release.distributionId));
  const [query] = useSearchParams();
  const isApproved = interrupted === null && readPayPalReturn(query)?.outcome === 'approved';
  const { opened, place, payment, paid, isBusy } = usePurchase(release, 3, interrupted);
  const [choice, setChoice] = useState<UpgradeChoice>(() =>
    interrupted !== null && 'order' in interrupted
      ? { package: interrupted.order.package, wantsPriority: interrupted.order.priorityReleaseEnabled }
      : { package: release.package, wantsPriority: false },
  );
  const upgrade = upgradeOf(opened, choice);
  const { package: to, priorityReleaseEnabled } = upgrade;
  const quote = upgradeQuote(upgrade, packages);
  const { discounts } = useDiscounts({
    purpose: 'upgrade',
    distributionId: release.distributionId,
    packageId: null,
    onlyPrice: true,
  });
  const soFar = discounts && upgradeQuote(upgrade, packages, discounts);
  const errors = whyNotUpgraded(upgrade).map(({ message }) => ({ text: message }));
  const { distributionId, prwebPressReleaseId } = opened;
  const order = { package: to, cjl: 0, hasCisionSocialPost: false, priorityReleaseEnabled };
  return (
    <StepWizard
      slug={`REL-${prwebPressReleaseId} · Upgrade`}
      panelTitle="Release Summary"
      place={place}
      home={screenAddress('release', { id: distributionId })}
      isBegun={to !== opened.package || priorityReleaseEnabled}
      isBusy={isBusy}
      isDone={paid !== null}
      cost={soFar === null || paid !== null ? null : costOf(soFar)}
      steps={[
        {
          id: 'package',
          title: 'Select a Package',
          value: [packageTraits[to].name],
          body: (
            <Stack>
              {isApproved ? (
                <Banner tone="info">
                  You approved an upgrade at PayPal, and nothing is charged yet. Please select the same
                  upgrade again: the step of the payment finishes it.
                </Banner>
              ) : null}
              <PackageChoice
                paidFor={opened.package}
                chosen={to}
                isDisabled={(id) => isDowngrade(opened.package, id)}
                onChoose={(id) => setChoice({ ...choice, package: id })}
              />
            </Stack>
          ),
        },
        {
          id: 'additions',
          title: 'Additions (Optional)',
          value: priorityReleaseEnabled ? ['Priority Distribution'] : [],
          errors,
          body: offersPriority(opened, to) ? (
            <PriorityOffer
              packageId={to}
              isAdded={priorityReleaseEnabled}
              onChange={(wantsPriority) => setChoice({ ...choice, wantsPriority })}
            />
          ) : (
            <Banner tone="info">{text('upgrade-priority-only')}</Banner>
          ),
        },
        {
          id: 'payment',
          title: 'Choose a Payment Method',
          value: [],
          hasOwnNext: quote !== null,
          errors,
          body:
            quote === null ? null : (
              <UpgradePayment
                {...payment}
                purchase={{ purpose: 'upgrade', order }}
                quoteWith={(discounts) => upgradeQuote(upgrade, packages, discounts)}
              />
            ),
        },
        {
          id: 'summary',
          title: 'Summary',
          value: [],
          body: (
            <Stack>
              <PaidBanner of={{ distributionId }} orderNumber={paid?.orderNumber ?? null} />
              <DescriptionList
                items={[
                  { term: 'Order number', value: paid?.orderNumber ?? '-' },
                  { term: 'Package', value: packageTraits[to].name },
                  {
                    term: 'Priority Distribution',
                    value: opened.hasPriorityRelease || priorityReleaseEnabled ? 'Yes' : 'No',
                  },
                ]}
              />
              <ActionBar>
                <ButtonLink href={screenAddress('editRelease', { id: distributionId })} variant="primary">
                  Edit Release
                </ButtonLink>
              </ActionBar>
            </Stack>
          ),
        },
      ]}
    />
  );
}

type UpgradePaymentProps = Omit<ComponentProps<typeof DiscountedPayment>, 'quote' | 'discounts'> & {
  quoteWith: (discounts: Discounts) => Quote | null;
};

/** Both coupons pay a part of an upgrade; no prepaid release does. */
function UpgradePayment({ quoteWith, ...props }: UpgradePaymentProps) {
  const { distributionId } = props;
  const discounts = useDiscounts({ purpose: 'upgrade', distributionId, packageId: null });
  const quote = discounts.discounts && quoteWith(discounts.discounts);
  return quote === null ? (
    <UnreadDiscounts {...discounts} />
  ) : (
    <DiscountedPayment {...props} quote={quote} discounts={discounts} />
  );
}
