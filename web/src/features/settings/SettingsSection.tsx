import { SectionHead, Stack } from '@dispatch/design-system';
import { useRef, type ReactNode, type RefObject } from 'react';
import { accountSections, type AccountSection } from './accountSections';

interface SettingsSectionProps {
  id: AccountSection;
  headingRef?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

export function SettingsSection({ id, headingRef, children }: SettingsSectionProps) {
  const own = useRef<HTMLHeadingElement>(null);
  return (
    <section id={id}>
      <Stack>
        <SectionHead title={accountSections[id]} headingRef={headingRef ?? own} />
        {children}
      </Stack>
    </section>
  );
}
