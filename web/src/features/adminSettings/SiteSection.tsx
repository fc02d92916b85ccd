import type { CallData } from '@dispatch/contract';
import { Columns } from '@dispatch/design-system';
import { useState } from 'react';
import { call } from '../../shared/api/client';
import { ConfirmedForm } from '../../shared/forms/ConfirmedForm';
import { FormTextField } from '../../shared/forms/textFields';
import { LogoFields } from '../../shared/partner/LogoFields';

type Settings = CallData<'getSettings'>;
type Values = Omit<Settings, 'version' | 'logoPath'> & {
  isLogoRemoved: boolean;
  logoUploadKey: string | null;
};

const labels = {
  siteName: 'Site name',
  editorialMailbox: 'Mailbox',
  postalAddress: 'Postal address',
  phone: 'Phone',
  termsUrl: 'Address of the terms',
  privacyUrl: 'Address of the privacy notice',
  brandProduct: 'Name of the product',
  brandCompany: 'Name of the company',
  brandAvailability: 'Name of the distribution',
  brandIdentity: 'Name of the sign-in service',
  reachSites: 'Sites reached',
  reachJournalists: 'Journalists reached',
  reachSubscribers: 'Subscribers reached',
  isLogoRemoved: 'Logo taken away',
  logoUploadKey: 'New logo',
} as const satisfies Record<keyof Values, string>;

const groups: readonly { fields: readonly (keyof typeof labels)[]; isOptional: boolean }[] = [
  { fields: ['siteName', 'editorialMailbox'], isOptional: false },
  { fields: ['postalAddress', 'phone'], isOptional: true },
  { fields: ['termsUrl', 'privacyUrl'], isOptional: true },
  { fields: ['brandProduct', 'brandCompany', 'brandAvailability', 'brandIdentity'], isOptional: false },
  { fields: ['reachSites', 'reachJournalists', 'reachSubscribers'], isOptional: true },
];

function valuesOf({ version: _version, logoPath: _path, ...texts }: Settings): Values {
  return { ...texts, isLogoRemoved: false, logoUploadKey: null };
}

const print = (value: unknown, field: string): string => {
  if (field === 'logoUploadKey') return value === null ? 'none' : 'an image';
  if (field === 'isLogoRemoved') return value === true ? 'yes' : 'no';
  return String(value).trim() || '(empty)';
};

const read = async (): Promise<Settings> => (await call('getSettings')).data;

export function SiteSection() {
  const [isUploading, setUploading] = useState(false);
  return (
    <ConfirmedForm<Settings, Values>
      schema="SiteSettingsChange"
      title="Change the site"
      labels={labels}
      print={print}
      queryKey={['getSettings']}
      failure="The settings could not be loaded"
      valuesOf={valuesOf}
      read={read}
      save={async (values, { version }) => (await call('setSettings', { body: { ...values, version } })).data}
      blockedReason={isUploading ? 'The logo is still uploading.' : undefined}
    >
      {({ siteName, logoPath, version }) => (
        <>
          {groups.map(({ fields, isOptional }) => (
            <Columns key={fields[0]} isFields>
              {fields.map((name) => (
                <FormTextField
                  key={name}
                  name={name}
                  label={labels[name]}
                  isOptional={isOptional}
                  autoComplete="off"
                />
              ))}
            </Columns>
          ))}
          <LogoFields key={version} partner={{ name: siteName, logoPath }} onUploading={setUploading} />
        </>
      )}
    </ConfirmedForm>
  );
}
