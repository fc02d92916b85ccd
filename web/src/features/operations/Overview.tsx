import { screenAddress } from '@dispatch/contract';
import { StatusTag } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { formatDollars } from '../../shared/formatting/price';
import { BarChart } from '../../shared/figures/BarChart';
import { FigurePanel } from '../../shared/figures/FigurePanel';
import { FigurePanels } from '../../shared/figures/FigurePanels';
import { Loaded } from '../../shared/screen/Loaded';
import { isRefused, RefusedScreen } from '../../shared/screen/RefusedScreen';
import { Screen } from '../../shared/screen/Screen';
import { type OverviewFigures, overviewQuery } from './queries';

type Day = OverviewFigures['days'][number];

const sumOf = (days: readonly Day[], name: 'submissions' | 'revenue' | 'bundleSales'): number =>
  days.reduce((sum, day) => sum + day[name], 0);
const seriesOf = (days: readonly Day[], name: 'submissions' | 'holds' | 'revenue' | 'bundleSales') =>
  days.map((day) => ({ day: day.day, value: day[name] }));

interface OverviewProps {
  /** Whether this person may open the desk. */
  hasDesk: boolean;
}

/** What goes on, in figures, each with the way to its list. */
export function Overview({ hasDesk }: OverviewProps) {
  const query = useQuery(overviewQuery);
  if (isRefused(query.error)) return <RefusedScreen error={query.error} />;
  return (
    <Screen title="Overview" width="full">
      <Loaded query={query} failure="The overview could not be loaded" loading="Loading the overview…">
        {(data) => <Figures data={data} hasDesk={hasDesk} />}
      </Loaded>
    </Screen>
  );
}

function Figures({ data, hasDesk }: OverviewProps & { data: OverviewFigures }) {
  const { days, due, onHold, overdue, failedJobs, waitingApprovals } = data;
  return (
    <FigurePanels>
      <FigurePanel
        title="Submissions"
        figure={sumOf(days, 'submissions')}
        note={`In 30 days, ${days.at(-1)?.submissions ?? 0} of them today`}
        href={hasDesk ? screenAddress('editorialQueue') : null}
      >
        <BarChart label="Submissions" bars={seriesOf(days, 'submissions')} />
      </FigurePanel>
      <FigurePanel
        title="Holds"
        figure={onHold}
        note="Releases on hold now"
        href={hasDesk ? screenAddress('editorialQueue', { view: 'onhold' }) : null}
      >
        <BarChart label="Put on hold" bars={seriesOf(days, 'holds')} />
      </FigurePanel>
      <FigurePanel
        title="Due today"
        figure={due[0]?.releases ?? 0}
        note={
          overdue > 0 ? (
            <StatusTag tone="refused">{`${overdue} overdue at the desk`}</StatusTag>
          ) : (
            'Nothing is overdue at the desk'
          )
        }
        href={hasDesk ? screenAddress('editorialQueue', { view: 'scheduled' }) : null}
      >
        <BarChart label="Going out" bars={due.map(({ day, releases }) => ({ day, value: releases }))} />
      </FigurePanel>
      <FigurePanel
        title="Revenue"
        figure={formatDollars(sumOf(days, 'revenue'))}
        note={`In 30 days, ${formatDollars(days.at(-1)?.revenue ?? 0)} of it today`}
        href={screenAddress('adminOrders')}
      >
        <BarChart label="Revenue" bars={seriesOf(days, 'revenue')} format={formatDollars} />
      </FigurePanel>
      <FigurePanel
        title="Bundle sales"
        figure={formatDollars(sumOf(days, 'bundleSales'))}
        note={`Part of the revenue, ${formatDollars(days.at(-1)?.bundleSales ?? 0)} of it today`}
        href={hasDesk ? screenAddress('bundleOrders') : null}
      >
        <BarChart label="Bundle sales" bars={seriesOf(days, 'bundleSales')} format={formatDollars} />
      </FigurePanel>
      {waitingApprovals === null ? null : (
        <FigurePanel
          title="Approvals"
          figure={waitingApprovals}
          note="Requests of staff that wait for a second person"
          href={screenAddress('approvals')}
        />
      )}
      {failedJobs === null ? null : (
        <FigurePanel
          title="Failed jobs"
          figure={failedJobs}
          note={failedJobs === 0 ? 'Nothing waits for you' : 'They wait for somebody to retry them'}
          href={screenAddress('failedJobs')}
        />
      )}
    </FigurePanels>
  );
}
