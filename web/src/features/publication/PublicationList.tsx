import { type components, formatUtcMoment, screenAddress } from '@dispatch/contract';
import { Banner, EmptyState, Link, Select, type TableColumn } from '@dispatch/design-system';
import { useNavigate } from 'react-router-dom';
import { pageAskedOf, useListPlace } from '../../shared/list/listPlace';
import { StaffList } from '../../shared/list/StaffList';
import { Screen } from '../../shared/screen/Screen';
import { text } from '../../shared/texts/texts';
import { type Days, usualDays } from './days';
import { callQuery } from '../../shared/api/callQuery';
import { asPage } from '../../shared/list/totalCount';

const spec = {};

const offered = [1, usualDays, 30, 90, 365];

const columns: readonly TableColumn<components['schemas']['Delivery']>[] = [
  { id: 'prid', label: 'PRID', overflow: 'line', cell: ({ PRID }) => PRID },
  {
    id: 'storyDate',
    label: 'StoryDate',
    overflow: 'line',
    cell: ({ StoryDate }) => formatUtcMoment(StoryDate),
  },
  {
    id: 'storyNumber',
    label: 'StoryNumber',
    width: '50%',
    overflow: 'anywhere',
    cell: ({ StoryNumber }) => StoryNumber,
  },
  {
    id: 'eraId',
    label: 'EraId',
    overflow: 'anywhere',
    cell: ({ EraId }) => <Link href={screenAddress('publication', { id: EraId })}>{EraId}</Link>,
  },
];

const lastDays = (days: number): string => (days === 1 ? 'The last day' : `The last ${days} days`);

/** The address says no number of days. */
export function DaysInvalid() {
  return (
    <Screen title="Publications" width="full">
      <Banner tone="danger" title={text('days-invalid')}>
        <Link href={screenAddress('publications')}>{`Show the last ${usualDays} days`}</Link>
      </Banner>
    </Screen>
  );
}

/** What the downstream system has taken within the last days, newest first. */
export function PublicationList({ days }: { days: Days }) {
  const list = useListPlace(spec);
  const navigate = useNavigate();
  const choices = [...new Set([...offered, days])].sort((one, other) => one - other);
  return (
    <StaffList
      title="Publications"
      name="publications"
      // The days stand in the path; pages of other days are other pages.
      list={{ ...list, place: { ...list.place, filters: { days: String(days) } } }}
      rows={({ page, perPage }) =>
        callQuery(
          'listPublications',
          { path: { days }, query: pageAskedOf({ page, perPage, search: '' }) },
          asPage,
        )
      }
      caption="Publications, newest first"
      columns={columns}
      getKey={({ EraId, PRID }) => `${PRID} ${EraId}`}
      filters={
        <Select
          name="days"
          label="Sent within"
          options={choices.map((one) => ({ id: String(one), label: lastDays(one) }))}
          value={String(days)}
          onChange={(next) => void navigate(screenAddress('publications', { days: next ?? usualDays }))}
        />
      }
      empty={
        <EmptyState title="Nothing was sent to the downstream system">
          {`${lastDays(days)} had no publications that it has taken.`}
        </EmptyState>
      }
    />
  );
}
