import { framedTables } from '@dispatch/contract';
import { ActionBar, ButtonLink, Prose, Split, Stack } from '@dispatch/design-system';
import { partnerRegistration, type Partner } from '../../shared/pageData/pageData';
import { PartnerLogo } from '../../shared/partner/PartnerLogo';

export function PartnerHero({ partner }: { partner: Partner }) {
  const { slug, splashdescriptioncontent: description, spashrightpanelcontent: rightPanel } = partner;
  const registration = partnerRegistration(slug);
  const lead = (
    <Stack>
      <PartnerLogo partner={partner} />
      {description === '' ? null : <Prose html={framedTables(description)} />}
      <ActionBar>
        <ButtonLink href={registration} variant="primary">
          Claim Your Discount!
        </ButtonLink>
        <ButtonLink href={registration}>Register</ButtonLink>
        <ButtonLink href="/" variant="quiet">
          Login
        </ButtonLink>
      </ActionBar>
    </Stack>
  );
  if (rightPanel === '') return lead;
  return <Split side={<Prose size="small" html={framedTables(rightPanel)} />}>{lead}</Split>;
}
