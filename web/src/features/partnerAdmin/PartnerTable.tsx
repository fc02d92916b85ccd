import type { components } from '@dispatch/contract';
import { Link, StatusTag, Table } from '@dispatch/design-system';
import type { ReactNode } from 'react';
import { partnerSplash } from '../../shared/pageData/pageData';
import { PartnerLogo } from '../../shared/partner/PartnerLogo';
import { partnerEditorAddress } from './partnerAddresses';

type PartnerListItem = components['schemas']['PartnerListItem'];

const columns = [
  { id: 'logo', label: 'Logo' },
  { id: 'name', label: 'Name', width: '30%' },
  { id: 'slug', label: 'Slug' },
  { id: 'users', label: 'Users', align: 'end', overflow: 'line' },
  { id: 'discount', label: 'Discount', align: 'end', overflow: 'line' },
  { id: 'page', label: 'Public page' },
] as const;

const percent = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const count = new Intl.NumberFormat('en-US');

const cells: Record<(typeof columns)[number]['id'], (item: PartnerListItem, mayEdit: boolean) => ReactNode> =
  {
    logo: (item) => (item.logoPath === null ? '–' : <PartnerLogo partner={item} size="small" />),
    name: ({ name, slug }, mayEdit) =>
      mayEdit ? <Link href={partnerEditorAddress(slug)}>{name}</Link> : name,
    slug: ({ slug }) => slug,
    users: ({ users }) => count.format(users),
    discount: ({ discount }) => (discount === 0 ? '–' : `${percent.format(discount)} %`),
    page: ({ slug, name, redirect }) => (
      <>
        <Link href={partnerSplash(slug)} target="_blank" aria-label={`Open the page of ${name} (new tab)`}>
          Open
        </Link>{' '}
        {redirect ? <StatusTag>Redirects</StatusTag> : null}
      </>
    ),
  };

interface PartnerTableProps {
  items: readonly PartnerListItem[];
  isLoading: boolean;
  mayEdit: boolean;
  failure: ReactNode;
  empty: ReactNode;
}

export function PartnerTable({ items, isLoading, mayEdit, failure, empty }: PartnerTableProps) {
  return (
    <Table
      caption="Partners by name"
      columns={columns}
      rows={items}
      getKey={({ partnerId }) => partnerId}
      renderCell={(item, columnId) => cells[columnId as keyof typeof cells](item, mayEdit)}
      isLoading={isLoading}
      failure={failure}
      empty={empty}
    />
  );
}
