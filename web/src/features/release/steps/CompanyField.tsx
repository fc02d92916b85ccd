import { screenAddress } from '@dispatch/contract';
import { Button, Link, Select, Stack } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { boilerplateHtml, companiesQuery, type CompanyPage } from '../../../shared/companies/companies';
import { useContractField } from '../../../shared/forms/useContractField';
import type { ReleaseForm } from '../releaseForm';
import type { SavedPlace } from '../useUnansweredLinks';

/** What is chosen while no company is: an answer needs words of its own. */
const ofContact = { id: '-', label: 'The company of the contact' };

const labelOf = ({ name, nameState, approvedName }: CompanyPage): string =>
  nameState === 'approved' || name === approvedName ? name : `${name} (its name is not approved yet)`;

/** Whose news it is: one of the company pages of its owner. What the company says of itself is put in by a press. */
export function CompanyField({ form, saved }: { form: ReleaseForm; saved: SavedPlace }) {
  const { getValues, setValue } = form.methods;
  const { value, ref, limit: _limit, onChange, ...field } = useContractField('companyName');
  const chosen = value as string;
  const { distributionId, isDesk } = saved;
  const query = useQuery(companiesQuery(isDesk && distributionId !== null ? distributionId : undefined));
  const pages = query.data ?? [];
  const page = pages.find(({ name }) => name === chosen);
  const options = [
    ofContact,
    ...pages.map((one) => ({ id: one.name, label: labelOf(one) })),
    // One that was renamed or removed meanwhile is still what is written.
    ...(chosen === '' || page ? [] : [{ id: chosen, label: chosen }]),
  ];
  const putIn = (from: CompanyPage): void => {
    const text = boilerplateHtml(from.name, from.boilerplate);
    const body = getValues('body');
    if (!body.includes(text)) setValue('body', body + text, { shouldDirty: true });
  };
  return (
    <Stack gap="tight">
      <Select
        {...field}
        name="companyName"
        label="Company"
        isOptional
        description="Readers find the release on the page of this company."
        options={options}
        value={chosen === '' ? ofContact.id : chosen}
        onChange={(id) => onChange(id === null || id === ofContact.id ? '' : id)}
        inputRef={ref}
      />
      {isDesk ? null : (
        <p>
          <Link href={screenAddress('settingsPage', { page: 'companies' })}>Your company pages</Link>
        </p>
      )}
      {page === undefined || page.boilerplate === '' ? null : (
        <div>
          <Button variant="quiet" onPress={() => putIn(page)}>{`Put ‘About ${page.name}’ at the end`}</Button>
        </div>
      )}
    </Stack>
  );
}
