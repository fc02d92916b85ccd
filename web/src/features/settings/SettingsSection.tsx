import { SectionHead, Stack } from '@dispatch/design-system';
import { useRef, type ReactNode } from 'react';
import { accountSections, type AccountSection } from './accountSections';

interface SettingsSectionProps {
  id: AccountSection;
  children: ReactNode;
}

export function SettingsSection({ id, children }: SettingsSectionProps) {
  // The address leads to it (useSectionOfAddress).
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section id={id}>
      <Stack>
        <SectionHead title={accountSections[id]} headingRef={heading} />
        {children}
      </Stack>
    </section>
  );
}
