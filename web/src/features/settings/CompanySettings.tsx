import { formatMoment } from '@dispatch/contract';
import {
  ActionBar,
  Banner,
  Button,
  ConfirmDialog,
  EmptyState,
  Link,
  SectionHead,
  Stack,
  Table,
  type TableColumn,
} from '@dispatch/design-system';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { askAgain } from '../../shared/api/callQuery';
import { call } from '../../shared/api/client';
import { errorText } from '../../shared/api/errorTexts';
import { type CompanyPage, companiesQuery } from '../../shared/companies/companies';
import { CompanyState } from '../../shared/companies/CompanyState';
import { Loaded } from '../../shared/screen/Loaded';

const CompanySiteModal = lazy(() => import('./CompanySiteModal'));
const CompanyModal = lazy(() => import('./CompanyModal'));

/** What has become of the name, and where readers find the page. */
function State({ company }: { company: CompanyPage }) {
  const { nameState, declineReason, approvedName, path } = company;
  return (
    <Stack gap="tight">
      <p>
        <CompanyState state={nameState} />
      </p>
      {declineReason === '' ? null : <p>{declineReason}</p>}
      {path === null ? null : (
        <p>
          <Link href={path} rel="external">
            {approvedName === company.name ? 'Open the page' : `Open the page of ${approvedName ?? ''}`}
          </Link>
        </p>
      )}
    </Stack>
  );
}

/** Whether the website of a company stands behind its page. */
function Site({ company, onVerify }: { company: CompanyPage; onVerify: () => void }) {
  const { site, name } = company;
  if (site === null) return '–';
  const { domain, verifiedDate, problem } = site;
  const state = verifiedDate === null ? 'Not verified' : `Verified since ${formatMoment(verifiedDate)}`;
  return (
    <Stack gap="tight">
      <p>{domain}</p>
      <p>{verifiedDate !== null && problem !== null ? `${state}, and not found at the last look` : state}</p>
      <div>
        <Button variant="quiet" aria-label={`Verify ${domain} for ${name}`} onPress={onVerify}>
          {verifiedDate === null ? 'Verify' : 'How it is verified'}
        </Button>
      </div>
    </Stack>
  );
}

type Asked = { company: CompanyPage | null; what: 'edit' | 'removal' | 'site' } | null;

/** The pages under which an account speaks in the newsroom. */
export function CompanySettings() {
  const query = useQuery(companiesQuery());
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Asked>(null);
  const [done, setDone] = useState('');
  const removing = useMutation({
    mutationFn: ({ companyId: id }: CompanyPage) => call('deleteCompany', { path: { id } }),
    onSuccess: (_answer, { name }) => setDone(`The page of ${name} is removed.`),
    onSettled: () => {
      setAsked(null);
      return askAgain(queryClient, 'listCompanies');
    },
  });
  const columns: readonly TableColumn<CompanyPage>[] = [
    { id: 'name', label: 'Company', overflow: 'wrap', cell: ({ name }) => name },
    { id: 'state', label: 'Name', overflow: 'wrap', cell: (company) => <State company={company} /> },
    {
      id: 'site',
      label: 'Website',
      overflow: 'wrap',
      cell: (company) => <Site company={company} onVerify={() => setAsked({ company, what: 'site' })} />,
    },
    {
      id: 'acts',
      label: 'Change',
      overflow: 'line',
      cell: (company) => (
        <ActionBar>
          <Button
            variant="quiet"
            aria-label={`Edit ${company.name}`}
            onPress={() => setAsked({ company, what: 'edit' })}
          >
            Edit
          </Button>
          <Button
            variant="quiet"
            aria-label={`Remove ${company.name}`}
            onPress={() => setAsked({ company, what: 'removal' })}
          >
            Remove
          </Button>
        </ActionBar>
      ),
    },
  ];
  return (
    <Stack>
      <SectionHead title="Pages of your companies" />
      <p>
        Readers find a company with its logo, press contacts, pictures and all its releases on a page of its
        own. The desk approves its name once, so that nobody speaks as another.
      </p>
      <div role="status">{done === '' ? null : <Banner tone="success" title={done} />}</div>
      {removing.error ? (
        <Banner tone="danger" title="The page was not removed">
          {errorText(removing.error)}
        </Banner>
      ) : null}
      <Loaded
        query={query}
        failure="Your company pages could not be loaded"
        loading="Loading your company pages…"
      >
        {(companies) =>
          companies.length === 0 ? (
            <EmptyState title="No company page yet" />
          ) : (
            <Table
              caption="Company pages by name"
              columns={columns}
              rows={companies}
              getKey={({ companyId }) => companyId}
            />
          )
        }
      </Loaded>
      <div>
        <Button variant="primary" onPress={() => setAsked({ company: null, what: 'edit' })}>
          Add company page
        </Button>
      </div>
      {asked?.what === 'site' && asked.company ? (
        <Suspense>
          <CompanySiteModal company={asked.company} onClose={() => setAsked(null)} />
        </Suspense>
      ) : null}
      {asked?.what === 'edit' ? (
        <Suspense>
          <CompanyModal
            company={asked.company}
            onSaved={({ name, nameState }) => {
              setDone(
                nameState === 'waiting'
                  ? `The page of ${name} is saved. We email you when the desk has looked at its name.`
                  : `The page of ${name} is saved.`,
              );
              setAsked(null);
              void askAgain(queryClient, 'listCompanies');
            }}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      ) : null}
      <ConfirmDialog
        isOpen={asked?.what === 'removal'}
        title={`Remove the page of ${asked?.company?.name ?? ''}?`}
        confirmLabel="Remove"
        tone="danger"
        isPending={removing.isPending}
        onConfirm={() => {
          if (asked?.company) removing.mutate(asked.company);
        }}
        onCancel={() => setAsked(null)}
      >
        <p>
          Its logo, text and contacts go, and others may ask for the name. Releases stay, and are listed by
          the company that they name.
        </p>
      </ConfirmDialog>
    </Stack>
  );
}
