import { formatMoment } from '@dispatch/contract';
import { ActionBar, Banner, Button, ButtonLink } from '@dispatch/design-system';
import { partnerSplash } from '../../shared/pageData/pageData';
import { text } from '../../shared/texts/texts';

export interface StalePartner {
  currentVersion: number;
  savedBy: string;
  savedAt: string | null;
}

interface StalePartnerBannerProps {
  stale: StalePartner;
  slug: string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Somebody has saved the partner meanwhile: what was typed stays, and nothing is overwritten unasked. */
export function StalePartnerBanner({ stale, slug, onKeepMine, onTakeTheirs }: StalePartnerBannerProps) {
  const who = stale.savedBy === '' ? '' : ` by ${stale.savedBy}`;
  return (
    <Banner
      tone="danger"
      title={text('partner-stale')}
      action={
        <ActionBar>
          <ButtonLink href={partnerSplash(slug)} target="_blank">
            See the other version
          </ButtonLink>
          <Button onPress={onKeepMine}>Save mine instead</Button>
          <Button onPress={onTakeTheirs}>Use the other version</Button>
        </ActionBar>
      }
    >
      {`The other version was saved${who} on ${formatMoment(stale.savedAt)}. What you have typed is still here.`}
    </Banner>
  );
}
