import { formatCount } from '../../shared/formatting/counts';
import { screenAddress, type components } from '@dispatch/contract';
import { Link, StatusTag, type TableColumn } from '@dispatch/design-system';
import { partnerSplash } from '../../shared/pageData/pageData';
import { PartnerLogo } from '../../shared/partner/PartnerLogo';

const percent = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

export const partnerColumns = (
  mayEdit: boolean,
): readonly TableColumn<components['schemas']['PartnerListItem']>[] => [
  {
    id: 'logo',
    label: 'Logo',
    cell: (item) => (item.logoPath === null ? '–' : <PartnerLogo partner={item} size="small" />),
  },
  {
    id: 'name',
    label: 'Name',
    width: '30%',
    cell: ({ name, slug }) =>
      mayEdit ? <Link href={screenAddress('partner', { slug })}>{name}</Link> : name,
  },
  { id: 'slug', label: 'Slug', cell: ({ slug }) => slug },
  { id: 'users', label: 'Users', align: 'end', overflow: 'line', cell: ({ users }) => formatCount(users) },
  {
    id: 'discount',
    label: 'Discount',
    align: 'end',
    overflow: 'line',
    cell: ({ discount }) => (discount === 0 ? '–' : `${percent.format(discount)} %`),
  },
  {
    id: 'page',
    label: 'Public page',
    cell: ({ slug, name, redirect }) => (
      <>
        <Link href={partnerSplash(slug)} target="_blank" aria-label={`Open the page of ${name} (new tab)`}>
          Open
        </Link>{' '}
        {redirect ? <StatusTag>Redirects</StatusTag> : null}
      </>
    ),
  },
];
