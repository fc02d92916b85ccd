import { screenAddress } from '@dispatch/contract';
import { Link, StatusTag } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDollars } from '../../shared/formatting/price';
import { Loaded } from '../../shared/screen/Loaded';
import { isRefused, RefusedScreen } from '../../shared/screen/RefusedScreen';
import { Screen } from '../../shared/screen/Screen';
import { DayChart } from './DayChart';
import styles from './Overview.module.css';
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

interface PanelProps {
  title: string;
  figure: string | number;
  note: ReactNode;
  /** The way to its list; null for who may not open that. */
  href: string | null;
  children?: ReactNode;
}

function Panel({ title, figure, note, href, children }: PanelProps) {
  return (
    <section className={styles.panel}>
      <h2 className={styles.title}>{href === null ? title : <Link href={href}>{title}</Link>}</h2>
      <p className={styles.figure}>{figure}</p>
      <p className={styles.note}>{note}</p>
      {children}
    </section>
  );
}

function Figures({ data, hasDesk }: OverviewProps & { data: OverviewFigures }) {
  const { days, due, onHold, overdue, failedJobs, waitingApprovals } = data;
  return (
    <div className={styles.panels}>
      <Panel
        title="Submissions"
        figure={sumOf(days, 'submissions')}
        note={`In 30 days, ${days.at(-1)?.submissions ?? 0} of them today`}
        href={hasDesk ? screenAddress('editorialQueue') : null}
      >
        <DayChart label="Submissions" days={seriesOf(days, 'submissions')} />
      </Panel>
      <Panel
        title="Holds"
        figure={onHold}
        note="Releases on hold now"
        href={hasDesk ? screenAddress('editorialQueue', { view: 'onhold' }) : null}
      >
        <DayChart label="Put on hold" days={seriesOf(days, 'holds')} />
      </Panel>
      <Panel
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
        <DayChart label="Going out" days={due.map(({ day, releases }) => ({ day, value: releases }))} />
      </Panel>
      <Panel
        title="Revenue"
        figure={formatDollars(sumOf(days, 'revenue'))}
        note={`In 30 days, ${formatDollars(days.at(-1)?.revenue ?? 0)} of it today`}
        href={screenAddress('adminOrders')}
      >
        <DayChart label="Revenue" days={seriesOf(days, 'revenue')} format={formatDollars} />
      </Panel>
      <Panel
        title="Bundle sales"
        figure={formatDollars(sumOf(days, 'bundleSales'))}
        note={`Part of the revenue, ${formatDollars(days.at(-1)?.bundleSales ?? 0)} of it today`}
        href={hasDesk ? screenAddress('bundleOrders') : null}
      >
        <DayChart label="Bundle sales" days={seriesOf(days, 'bundleSales')} format={formatDollars} />
      </Panel>
      {waitingApprovals === null ? null : (
        <Panel
          title="Approvals"
          figure={waitingApprovals}
          note="Requests of staff that wait for a second person"
          href={screenAddress('approvals')}
        />
      )}
      {failedJobs === null ? null : (
        <Panel
          title="Failed jobs"
          figure={failedJobs}
          note={failedJobs === 0 ? 'Nothing waits for you' : 'They wait for somebody to retry them'}
          href={screenAddress('failedJobs')}
        />
      )}
    </div>
  );
}
