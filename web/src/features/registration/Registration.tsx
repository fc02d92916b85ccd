import { useState } from 'react';
import type { PartnerPage } from '../../shared/pageData/pageCalls';
import { Screen } from '../../shared/screen/Screen';
import { text } from '../../shared/texts/texts';
import { PartnerBranding } from './PartnerBranding';
import { RegistrationDone } from './RegistrationDone';
import { RegistrationForm, type Registered } from './RegistrationForm';
import { isMigration } from './registrationValues';

interface RegistrationProps {
  query: URLSearchParams;
  through: PartnerPage | null;
}

export function Registration({ query, through }: RegistrationProps) {
  const [registered, setRegistered] = useState<Registered | null>(null);
  const slug = through === null ? 'Account' : `Partner · ${through.partner.name}`;
  if (registered) {
    return (
      <Screen key="done" title={text('registration-success')} slug={slug} width="narrow">
        <RegistrationDone {...registered} />
      </Screen>
    );
  }
  const title = text(isMigration(query) ? 'registration-title-legacy' : 'registration-title');
  return (
    <Screen key="form" title={title} slug={slug} width="narrow">
      {through === null ? null : <PartnerBranding {...through} />}
      <RegistrationForm query={query} partner={through?.partner ?? null} onRegistered={setRegistered} />
    </Screen>
  );
}
