import { Columns, Fold } from '@dispatch/design-system';
import { useState } from 'react';
import { call } from '../../shared/api/client';
import type { CompanyPage } from '../../shared/companies/companies';
import { FormModal } from '../../shared/forms/FormModal';
import { FormTextArea, FormTextField } from '../../shared/forms/textFields';
import { useContractForm } from '../../shared/forms/useContractForm';
import { LogoFields } from '../../shared/partner/LogoFields';

const empty = {
  name: '',
  boilerplate: '',
  websiteUrl: '',
  linkedinUrl: '',
  xUrl: '',
  facebookUrl: '',
  instagramUrl: '',
  contactName: '',
  contactEmail: '',
  contactPhone: '',
  secondContactName: '',
  secondContactEmail: '',
  secondContactPhone: '',
};

type Texts = typeof empty;
type Values = Texts & { logoUploadKey: string | null; isLogoRemoved: boolean };

const names = Object.keys(empty) as (keyof Texts)[];

const valuesOf = (company: CompanyPage | null): Values => {
  const texts = company === null ? empty : Object.fromEntries(names.map((name) => [name, company[name]]));
  return { ...empty, ...texts, logoUploadKey: null, isLogoRemoved: false };
};

const social = [
  { name: 'linkedinUrl', label: 'LinkedIn page' },
  { name: 'xUrl', label: 'X page' },
  { name: 'facebookUrl', label: 'Facebook page' },
  { name: 'instagramUrl', label: 'Instagram page' },
] as const;

interface ContactFieldsProps {
  prefix: 'contact' | 'secondContact';
  of: string;
}

function ContactFields({ prefix, of }: ContactFieldsProps) {
  return (
    <Columns isFields>
      <FormTextField name={`${prefix}Name`} label={`${of} name`} isOptional autoComplete="off" />
      <FormTextField
        name={`${prefix}Email`}
        label={`${of} email`}
        isOptional
        autoComplete="off"
        inputMode="email"
      />
      <FormTextField
        name={`${prefix}Phone`}
        label={`${of} phone`}
        isOptional
        autoComplete="off"
        inputMode="tel"
      />
    </Columns>
  );
}

interface CompanyModalProps {
  /** Null for a new one. */
  company: CompanyPage | null;
  onSaved: (company: CompanyPage) => void;
  onClose: () => void;
}

/** What readers find on the page of a company. */
export default function CompanyModal({ company, onSaved, onClose }: CompanyModalProps) {
  const [isUploading, setUploading] = useState(false);
  const form = useContractForm<Values>('CompanyPageChange', {
    stage: 'full',
    fields: [...names, 'logoUploadKey', 'isLogoRemoved'],
    defaultValues: valuesOf(company),
  });
  const save = async (body: Values): Promise<void> => {
    const { data } =
      company === null
        ? await call('createCompany', { body })
        : await call('saveCompany', {
            path: { id: company.companyId },
            body: { ...body, version: company.version },
          });
    onSaved(data);
  };
  const has = (...fields: (keyof Texts)[]): boolean =>
    company !== null && fields.some((name) => company[name] !== '');
  return (
    <FormModal
      form={form}
      title={company === null ? 'Add a company page' : 'Edit the company page'}
      label={company === null ? 'Add company page' : 'Save Changes'}
      size="large"
      blockedReason={isUploading ? 'The logo is still uploading.' : undefined}
      onSubmit={save}
      onClose={onClose}
    >
      <FormTextField
        name="name"
        label="Company name"
        description={
          company?.approvedName
            ? 'Another name waits for the desk again. Until then readers see the one before.'
            : 'The desk approves it before readers see the page.'
        }
        autoComplete="organization"
      />
      <FormTextArea
        name="boilerplate"
        label="About the company"
        description="Stands on the page, and can be put into releases. An empty line begins a paragraph."
        isOptional
        rows={6}
        hasCounter
      />
      <LogoFields
        partner={{ name: company?.name ?? 'the company', logoPath: company?.logoPath ?? null }}
        onUploading={setUploading}
      />
      <FormTextField
        name="websiteUrl"
        label="Website"
        description="https://…"
        isOptional
        inputMode="url"
        autoComplete="off"
      />
      <Fold
        title="Press contacts"
        isOpenAtFirst={
          company === null || has('contactName', 'contactEmail', 'contactPhone', 'secondContactName')
        }
      >
        <p>Everybody reads these. Leave out what is private.</p>
        <ContactFields prefix="contact" of="Press contact" />
        <ContactFields prefix="secondContact" of="Second contact" />
      </Fold>
      <Fold title="Social media" isOpenAtFirst={has('linkedinUrl', 'xUrl', 'facebookUrl', 'instagramUrl')}>
        <Columns isFields>
          {social.map(({ name, label }) => (
            <FormTextField
              key={name}
              name={name}
              label={label}
              isOptional
              inputMode="url"
              autoComplete="off"
            />
          ))}
        </Columns>
      </Fold>
    </FormModal>
  );
}
