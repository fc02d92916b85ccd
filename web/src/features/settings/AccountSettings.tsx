import { Stack } from '@dispatch/design-system';
import type { ComponentType } from 'react';
import { isImpersonating } from '../../shared/session/session';
import { sectionsFor, type AccountSection } from './accountSections';
import { ActivitySection } from './ActivitySection';
import { CardsSection } from './CardsSection';
import { CouponsSection } from './CouponsSection';
import { DeletionSection } from './DeletionSection';
import { ExportSection } from './ExportSection';
import { PasswordSection } from './PasswordSection';
import { ProfileSection } from './ProfileSection';
import { SecondFactorSection } from './SecondFactorSection';
import { SessionsSection } from './SessionsSection';
import { SubscriptionsSection } from './SubscriptionsSection';
import { useSectionOfAddress } from './useSectionOfAddress';

const sections: Record<AccountSection, ComponentType> = {
  profile: ProfileSection,
  password: PasswordSection,
  'second-factor': SecondFactorSection,
  sessions: SessionsSection,
  cards: CardsSection,
  subscriptions: SubscriptionsSection,
  coupons: CouponsSection,
  activity: ActivitySection,
  data: ExportSection,
  delete: DeletionSection,
};

export function AccountSettings() {
  useSectionOfAddress();
  return (
    <Stack gap="loose">
      {sectionsFor(isImpersonating()).map((id) => {
        const Section = sections[id];
        return <Section key={id} />;
      })}
    </Stack>
  );
}
