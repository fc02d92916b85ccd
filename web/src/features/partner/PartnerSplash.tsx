import { framedTables } from '@dispatch/contract';
import { Loader, Prose, SectionHead, Stack } from '@dispatch/design-system';
import { useEffect, type ReactNode } from 'react';
import { hasStatus } from '../../shared/api/errorTexts';
import { runtimeConfig } from '../../shared/config/runtimeConfig';
import { readPartnerPage, type PartnerPage } from '../../shared/pageData/pageCalls';
import { partnerRegistration } from '../../shared/pageData/pageData';
import { useRead } from '../../shared/pageData/useRead';
import { FailedLoad } from '../../shared/screen/FailedLoad';
import { Screen } from '../../shared/screen/Screen';
import { PartnerHero } from './PartnerHero';
import { PartnerMissing } from './PartnerMissing';
import { PartnerPrices } from './PartnerPrices';

interface PartnerSplashProps {
  slug: string;
  /** What the page came with; null when there is no such partner, undefined when it came with nothing. */
  known: PartnerPage | null | undefined;
  children: (page: PartnerPage) => ReactNode;
}

export function PartnerSplash({ slug, known, children }: PartnerSplashProps) {
  const [page, retry] = useRead(known ?? undefined, known === null ? noSuchPartner : readPartnerPage, slug);
  if (page.state === 'failed' && (known === null || hasStatus(page.error, 400, 404)))
    return <PartnerMissing />;
  if (page.state === 'failed') {
    return (
      <Screen title="This page could not be loaded" width="narrow">
        <FailedLoad title="The partner could not be loaded" error={page.error} onRetry={retry} />
      </Screen>
    );
  }
  if (page.state === 'reading') return <Waiting />;
  if (page.data.partner.redirect) return <Leaving to={partnerRegistration(page.data.partner.slug)} />;
  const { partner } = page.data;
  return (
    <Screen title={partner.name} slug={`Partner · ${runtimeConfig().siteName}`}>
      <Stack gap="loose">
        <PartnerHero partner={partner} />
        <section aria-label="Packages and prices">
          <Stack>
            <SectionHead title="Packages" />
            <PartnerPrices {...page.data} />
          </Stack>
        </section>
        {children(page.data)}
        {partner.splashresourcecontent === '' ? null : (
          <section aria-label="Resource center">
            <Stack>
              <SectionHead title="Resource center" />
              <Prose html={framedTables(partner.splashresourcecontent)} />
            </Stack>
          </section>
        )}
      </Stack>
    </Screen>
  );
}

const noSuchPartner = (): Promise<never> => Promise.reject(new Error('The server knows no such partner.'));

function Waiting() {
  return (
    <Screen title="One moment" width="narrow" rule={false}>
      <Loader label="Loading…" shape="text" />
    </Screen>
  );
}

/** The partner wants its visitors to register at once; Back leads to where they came from. */
function Leaving({ to }: { to: string }) {
  useEffect(() => window.location.replace(to), [to]);
  return <Waiting />;
}
