import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import {
  Banner,
  Button,
  ButtonLink,
  CopyButton,
  EmptyState,
  Header,
  Link,
  NavTabs,
  PageBody,
  PageHead,
  SearchField,
  SideNav,
  Skeleton,
  Split,
  Stack,
  StatusTag,
  Table,
} from '@dispatch/design-system';
import { toneOfStatus } from '../../status/statusTones';
import { ImpersonationBar } from '../ImpersonationBar/ImpersonationBar';
import { phone } from '@dispatch/design-system/storyFrames';

interface Coupon {
  code: string;
  login: string;
  remaining: string;
  expiration: string;
  status: string;
}

const coupons: Coupon[] = [
  {
    code: 'SPRING-2026',
    login: 'dana.ortiz',
    remaining: '$120.00',
    expiration: '12/31/2026',
    status: 'unused',
  },
  { code: 'LAKEVIEW-1', login: 'daniel.ng', remaining: '$0.00', expiration: '11/30/2026', status: 'used' },
  {
    code: 'HARBOR-7',
    login: 'lena.brandt',
    remaining: '$480.00',
    expiration: '10/1/2026',
    status: 'revoked',
  },
];

const cell = (coupon: Coupon, column: string): ReactNode => {
  if (column === 'login') return <Link href={`#${coupon.code}`}>{coupon.login}</Link>;
  if (column === 'code')
    return (
      <>
        {coupon.code} <CopyButton text={coupon.code} label={`Copy ${coupon.code}`} isIconOnly />
      </>
    );
  if (column === 'status') return <StatusTag tone={toneOfStatus(coupon.status)}>{coupon.status}</StatusTag>;
  return column === 'remaining' ? coupon.remaining : coupon.expiration;
};

interface CouponListProps {
  rows: readonly Coupon[];
  isLoading?: boolean;
  failure?: ReactNode;
  isImpersonating?: boolean;
}

/** A list of the back-office: places, views, search, rows, pages. */
function CouponList({ rows, isLoading = false, failure, isImpersonating = false }: CouponListProps) {
  const [search, setSearch] = useState('');
  return (
    <>
      {isImpersonating ? (
        <ImpersonationBar
          notice="Logged In as dana.ortiz"
          returnLabel="Return to Admin"
          confirmText="Are you sure you want to Return to Admin?"
          onReturn={fn()}
        />
      ) : null}
      <Header
        brandName="Dispatch"
        brandHref="#home"
        items={[{ label: 'Admin', href: '#admin', isCurrent: true }]}
        account="avery.stone"
      />
      <PageBody width="full">
        <PageHead
          slug="Admin"
          title="Coupons"
          actions={<ButtonLink href="#create">Add new Unique Coupons</ButtonLink>}
        />
        <Split
          side={
            <SideNav
              label="Admin"
              groups={[
                {
                  items: ['Users', 'Coupons', 'Orders', 'Bundles', 'Finance', 'Partners'].map((label) => ({
                    label,
                    href: `#${label}`,
                    isCurrent: label === 'Coupons',
                  })),
                },
              ]}
            />
          }
        >
          <Stack>
            <NavTabs
              label="Kinds of coupons"
              items={[
                { label: 'Unique Coupons', href: '#unique', isCurrent: true },
                { label: 'Universal Coupons', href: '#universal' },
              ]}
            />
            <SearchField
              label="Search coupons"
              name="uniqueCoupons"
              value={search}
              onChange={setSearch}
              onSubmit={fn()}
            />
            {isLoading && rows.length === 0 ? (
              <div aria-busy="true">
                <Skeleton count={3} />
              </div>
            ) : (
              <Table
                caption="Unique Coupons"
                columns={[
                  { id: 'login', label: 'Login Username', sortable: true },
                  { id: 'code', label: 'Code' },
                  { id: 'remaining', label: 'Amount Remaining', align: 'end' },
                  { id: 'expiration', label: 'Expiration (UTC)', sortable: true },
                  { id: 'status', label: 'Status' },
                ]}
                rows={rows}
                getKey={({ code }) => code}
                renderCell={cell}
                sort={{ columnId: 'expiration', direction: 'ascending' }}
                onSort={fn()}
                failure={failure}
                empty={<EmptyState title="Please enter some search criteria" />}
                paging={{
                  page: 1,
                  pageSize: 25,
                  total: rows.length,
                  onPage: fn(),
                  label: 'Pages of coupons',
                }}
              />
            )}
          </Stack>
        </Split>
      </PageBody>
    </>
  );
}

const meta = {
  title: 'Patterns/Coupon list',
  tags: ['experimental'],
  component: CouponList,
  parameters: { layout: 'fullscreen' },
  args: { rows: coupons },
} satisfies Meta<typeof CouponList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search coupons' }), 'dana');
    await expect(canvas.getByRole('button', { name: 'Copy SPRING-2026' })).toBeVisible();
  },
};

export const Loading: Story = { args: { rows: [], isLoading: true } };

export const Empty: Story = { args: { rows: [] } };

export const Failed: Story = {
  args: {
    rows: [],
    failure: (
      <Banner tone="danger" title="The coupons could not be loaded." action={<Button>Try again</Button>} />
    ),
  },
};

export const Impersonating: Story = { args: { isImpersonating: true } };

export const Phone: Story = { globals: phone };
