import { formatMoment, screenAddress } from '@dispatch/contract';
import {
  ActionBar,
  Button,
  EmptyState,
  Link,
  NavTabs,
  Stack,
  type TableColumn,
} from '@dispatch/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { askAgain, callQuery } from '../../shared/api/callQuery';
import { formatCount } from '../../shared/formatting/counts';
import { pageAskedOf, useListPlace } from '../../shared/list/listPlace';
import { StaffList } from '../../shared/list/StaffList';
import { asPage } from '../../shared/list/totalCount';
import type { CompanyName } from './companyName';
import { NameDecisionModal } from './NameDecisionModal';

const states = { waiting: 'Waiting', approved: 'Approved', declined: 'Declined' } as const;
type State = keyof typeof states;

const spec = { filters: { state: ['waiting', 'approved', 'declined'] } } as const;

function Name({ name, approvedName, path, declineReason, boilerplate }: CompanyName) {
  return (
    <Stack gap="tight">
      <p>
        {path !== null && approvedName === name ? (
          <Link href={path} rel="external">
            {name}
          </Link>
        ) : (
          name
        )}
      </p>
      {path !== null && approvedName !== null && approvedName !== name ? (
        <p>
          Readers see{' '}
          <Link href={path} rel="external">
            {approvedName}
          </Link>
        </p>
      ) : null}
      {declineReason === '' ? null : <p>{declineReason}</p>}
      {boilerplate === '' ? null : <p>{boilerplate.slice(0, 160)}</p>}
    </Stack>
  );
}

function Asker({ userId: id, owner, ownerEmail }: CompanyName) {
  return (
    <>
      <p>
        <Link href={screenAddress('user', { id })}>{owner}</Link>
      </p>
      <p>{ownerEmail}</p>
    </>
  );
}

function Contacts({ websiteUrl, contactName, contactEmail }: CompanyName) {
  return (
    <>
      {websiteUrl === '' ? null : (
        <p>
          <Link href={websiteUrl} target="_blank">
            {websiteUrl}
          </Link>
        </p>
      )}
      <p>{[contactName, contactEmail].filter((text) => text !== '').join(', ')}</p>
    </>
  );
}

type Asked = { company: CompanyName; isApproved: boolean } | null;

/** The names under which accounts want to speak: the desk approves each once, and takes it back where it was wrong. */
export function CompanyNameList() {
  const list = useListPlace<never, 'state'>(spec);
  const state = list.place.filters.state as State;
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Asked>(null);
  const columns: readonly TableColumn<CompanyName>[] = [
    { id: 'name', label: 'Name', width: '28%', overflow: 'wrap', cell: Name },
    { id: 'by', label: 'Asked by', overflow: 'wrap', cell: Asker },
    { id: 'contacts', label: 'Website and press contact', overflow: 'wrap', cell: Contacts },
    {
      id: 'others',
      label: 'Releases of others',
      align: 'end',
      overflow: 'line',
      cell: ({ otherReleases }) => formatCount(otherReleases),
    },
    { id: 'date', label: 'Since', overflow: 'line', cell: ({ changedDate }) => formatMoment(changedDate) },
    {
      id: 'acts',
      label: 'Decide',
      overflow: 'line',
      cell: (company) => (
        <ActionBar>
          {state === 'approved' ? null : (
            <Button
              variant="quiet"
              aria-label={`Approve ${company.name}`}
              onPress={() => setAsked({ company, isApproved: true })}
            >
              Approve
            </Button>
          )}
          {state === 'declined' ? null : (
            <Button
              variant="quiet"
              aria-label={`${state === 'approved' ? 'Take back' : 'Decline'} ${company.name}`}
              onPress={() => setAsked({ company, isApproved: false })}
            >
              {state === 'approved' ? 'Take back' : 'Decline'}
            </Button>
          )}
        </ActionBar>
      ),
    },
  ];
  return (
    <>
      <StaffList
        title="Company names"
        name="companyNames"
        list={list}
        rows={(place) => callQuery('listCompanyNames', { query: { ...pageAskedOf(place), state } }, asPage)}
        caption={`Company names, ${states[state].toLowerCase()}`}
        columns={columns}
        getKey={({ companyId }) => companyId}
        searchLabel="Search name"
        searchCovers="The search covers names."
        empty={<EmptyState title={state === 'waiting' ? 'No name waits' : 'No names'} />}
      >
        <NavTabs
          label="Company names"
          items={Object.entries(states).map(([id, label]) => ({
            label,
            href: screenAddress('companyNames', id === 'waiting' ? {} : { state: id }),
            isCurrent: id === state,
          }))}
        />
      </StaffList>
      {asked === null ? null : (
        <NameDecisionModal
          {...asked}
          onDone={() => askAgain(queryClient, 'listCompanyNames')}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
