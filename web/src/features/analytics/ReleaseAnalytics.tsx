import { type CallData, directionOf, formatPlainDay, screenAddress } from '@dispatch/contract';
import {
  allAnalyticsFigures,
  analyticsApart,
  analyticsDays,
  analyticsFigures,
  analyticsPrivacy,
  neverCounted,
} from '@dispatch/contract/analytics';
import { EmptyState, Fold, NavTabs, SectionHead, Table, type TableColumn } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../shared/api/callQuery';
import { download } from '../../shared/api/client';
import { BarChart } from '../../shared/figures/BarChart';
import { FigurePanel } from '../../shared/figures/FigurePanel';
import { FigurePanels } from '../../shared/figures/FigurePanels';
import { DownloadButton } from '../../shared/files/DownloadButton';
import { useListPlace } from '../../shared/list/listPlace';
import { Loaded } from '../../shared/screen/Loaded';
import { isRefused, RefusedScreen } from '../../shared/screen/RefusedScreen';
import { Screen } from '../../shared/screen/Screen';
import { isPermitted } from '../../shared/session/session';

type Analytics = CallData<'getReleaseAnalytics'>;
type Day = Analytics['days'][number];

const spec = { filters: { days: analyticsDays.map(String) } } as const;

const fewestBars = 7;

const numberText = (value: number): string => value.toLocaleString('en-US');

const isAny = ({ figures }: Pick<Day, 'figures'>): boolean =>
  Object.values(figures).some((value) => value > 0);

/** How often a release was read, and what each figure counts. */
export function ReleaseAnalytics({ id }: { id: number }) {
  const { place, addressOf } = useListPlace(spec);
  const days = analyticsDays.find((count) => String(count) === place.filters.days) ?? analyticsDays[0];
  const query = useQuery(callQuery('getReleaseAnalytics', { path: { id }, query: { days } }));
  if (isRefused(query.error)) return <RefusedScreen error={query.error} />;
  const screen = isPermitted('desk.read') ? 'review' : 'releaseDetails';
  return (
    <Screen
      back={{ href: screenAddress(screen, { id }), label: 'Back to the release' }}
      title="Analytics"
      actions={
        <DownloadButton
          label="Download CSV"
          load={() => download('exportReleaseAnalytics', { path: { id } })}
          fileName={`analytics-${id}.csv`}
        />
      }
    >
      <NavTabs
        items={analyticsDays.map((count) => ({
          label: `Last ${count / 7} weeks`,
          href: addressOf({ filters: { days: String(count) } }),
          isCurrent: count === days,
        }))}
        label="Weeks"
      />
      <Loaded query={query} failure="The figures could not be loaded" loading="Loading the figures…">
        {(analytics) => (
          <>
            <p lang={analytics.language} dir={directionOf(analytics.language)}>
              {analytics.headline}
            </p>
            {isAny({ figures: analytics.total }) ? <Figures {...analytics} /> : <Unread />}
            <p>{neverCounted}</p>
            <p>{analyticsPrivacy}</p>
          </>
        )}
      </Loaded>
    </Screen>
  );
}

function Unread() {
  return (
    <EmptyState title="Nobody has read it yet">
      {analyticsFigures.map(({ label }) => label).join(', ')}: what is counted of a published release appears
      here within seconds.
    </EmptyState>
  );
}

function Figures({ days, inDays, total, referrers }: Analytics) {
  // What was before the release says nothing of it; a single bar would say nothing either.
  const first = Math.min(days.findIndex(isAny), days.length - fewestBars);
  const told = days.slice(Math.max(0, first));
  return (
    <>
      <FigurePanels>
        {analyticsFigures.map(({ name, label, definition }) => (
          <FigurePanel
            key={name}
            title={label}
            figure={numberText(inDays[name])}
            note={
              <>
                {definition} Since its publication: {numberText(total[name])}.
              </>
            }
            href={null}
          >
            <BarChart label={label} bars={told.map(({ day, figures }) => ({ day, value: figures[name] }))} />
          </FigurePanel>
        ))}
      </FigurePanels>
      <Referrers referrers={referrers} reads={inDays.reads} />
      <Apart inDays={inDays} />
      <ByDay days={told.filter(isAny).toReversed()} />
    </>
  );
}

function Referrers({ referrers, reads }: Pick<Analytics, 'referrers'> & { reads: number }) {
  return (
    <section>
      <SectionHead title="Where page reads came from" />
      <Table
        caption="Where page reads came from"
        columns={[
          { id: 'from', label: 'Site', width: '60%', cell: ({ from }) => from },
          { id: 'reads', label: 'Page reads', align: 'end', cell: (row) => numberText(row.reads) },
          {
            id: 'share',
            label: 'Share',
            align: 'end',
            cell: (row) => (row.reads / Math.max(1, reads)).toLocaleString('en-US', { style: 'percent' }),
          },
        ]}
        rows={referrers}
        getKey={({ from }) => from}
        empty={<EmptyState title="No page read in these weeks" />}
      />
    </section>
  );
}

function Apart({ inDays }: Pick<Analytics, 'inDays'>) {
  return (
    <section>
      <SectionHead title="Counted apart, and in no figure above" />
      <Table
        caption="Counted apart"
        columns={[
          { id: 'label', label: 'Requests by', cell: ({ label }) => label },
          { id: 'value', label: 'Requests', align: 'end', cell: ({ name }) => numberText(inDays[name]) },
          { id: 'definition', label: 'What is counted', width: '60%', cell: ({ definition }) => definition },
        ]}
        rows={analyticsApart}
        getKey={({ name }) => name}
      />
    </section>
  );
}

const dayColumns: readonly TableColumn<Day>[] = [
  { id: 'day', label: 'Day (Eastern)', overflow: 'line', cell: ({ day }) => formatPlainDay(day) },
  ...allAnalyticsFigures.map(({ name, label }) => ({
    id: name,
    label,
    align: 'end' as const,
    cell: ({ figures }: Day) => numberText(figures[name]),
  })),
];

function ByDay({ days }: { days: readonly Day[] }) {
  return (
    <Fold title="Day by day">
      <Table
        caption="Figures by day"
        columns={dayColumns}
        rows={days}
        getKey={({ day }) => day}
        empty={<EmptyState title="Nothing was counted in these weeks" />}
      />
    </Fold>
  );
}
