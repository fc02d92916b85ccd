import {
  type CallData,
  deskFigureNames,
  figureWeeks,
  formatPlainDay,
  screenAddress,
} from '@dispatch/contract';
import {
  EmptyState,
  Fold,
  Link,
  NavTabs,
  SectionHead,
  Table,
  type TableColumn,
} from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../shared/api/callQuery';
import { download } from '../../shared/api/client';
import { BarChart } from '../../shared/figures/BarChart';
import { FigurePanel } from '../../shared/figures/FigurePanel';
import { FigurePanels } from '../../shared/figures/FigurePanels';
import { ShareBar } from '../../shared/figures/ShareBar';
import { DownloadButton } from '../../shared/files/DownloadButton';
import { useListPlace } from '../../shared/list/listPlace';
import { Loaded } from '../../shared/screen/Loaded';
import { isRefused, RefusedScreen } from '../../shared/screen/RefusedScreen';
import { Screen } from '../../shared/screen/Screen';
import { useDeskTabs } from './useDeskTabs';

type Figures = CallData<'getDeskFigures'>;

const spec = { filters: { weeks: figureWeeks.map(String) } } as const;

const hoursText = (hours: number): string => `${hours.toLocaleString('en-US')} h`;
const orNone = (hours: number | null): string => (hours === null ? '-' : hoursText(hours));

const kinds = ['approved', 'held', 'refused', 'passedUp'] as const;
type Counts = Record<(typeof kinds)[number], number>;

const countColumns: readonly TableColumn<Counts>[] = kinds.map((kind) => ({
  id: kind,
  label: deskFigureNames[kind],
  align: 'end',
  cell: (counts) => counts[kind],
}));

/** How long releases wait, what they are held for, and who decides, in the last weeks. */
export function DeskFigures() {
  const { place, addressOf } = useListPlace(spec);
  const weeks = figureWeeks.find((count) => String(count) === place.filters.weeks) ?? figureWeeks[0];
  const asked = { query: { weeks } };
  const query = useQuery(callQuery('getDeskFigures', asked));
  const tabs = useDeskTabs('figures');
  if (isRefused(query.error)) return <RefusedScreen error={query.error} />;
  return (
    <Screen
      title="Figures of the desk"
      width="full"
      actions={
        <DownloadButton
          label="Download CSV"
          load={() => download('exportDeskFigures', asked)}
          fileName="desk-figures.csv"
        />
      }
    >
      <NavTabs items={tabs} label="States" />
      <NavTabs
        items={figureWeeks.map((count) => ({
          label: `Last ${count} weeks`,
          href: addressOf({ filters: { weeks: String(count) } }),
          isCurrent: count === weeks,
        }))}
        label="Weeks"
      />
      <Loaded query={query} failure="The figures could not be loaded" loading="Loading the figures…">
        {(figures) =>
          figures.waiting.decided + figures.holds.total + figures.editors.length === 0 ? (
            <EmptyState title="Nothing was decided in these weeks">
              What the desk approves, holds, refuses or passes up is counted here.
            </EmptyState>
          ) : (
            <>
              <Waiting {...figures} />
              <Longest {...figures} />
              <Holds {...figures} />
              <Editors {...figures} />
            </>
          )
        }
      </Loaded>
    </Screen>
  );
}

function Waiting({ waiting }: Figures) {
  const barsOf = (name: 'medianHours' | 'slowestTenthHours' | 'decided') =>
    waiting.byWeek.map((each) => ({ day: each.week, value: each[name] }));
  return (
    <FigurePanels>
      <FigurePanel
        title={deskFigureNames.median}
        figure={orNone(waiting.medianHours)}
        note="From arriving at the desk to the first approval, hold or refusal"
        href={null}
      >
        <BarChart of="week" label="Median wait" bars={barsOf('medianHours')} format={hoursText} />
      </FigurePanel>
      <FigurePanel
        title={deskFigureNames.slowestTenth}
        figure={orNone(waiting.slowestTenthHours)}
        note="The slowest tenth of them"
        href={null}
      >
        <BarChart of="week" label="Slowest tenth" bars={barsOf('slowestTenthHours')} format={hoursText} />
      </FigurePanel>
      <FigurePanel
        title={deskFigureNames.decided}
        figure={waiting.decided}
        note="Releases, each time that they came to the desk"
        href={null}
      >
        <BarChart of="week" label="Decided" bars={barsOf('decided')} />
      </FigurePanel>
    </FigurePanels>
  );
}

function Longest({ waiting: { longest } }: Figures) {
  return (
    <section>
      <SectionHead title="The longest waits" />
      <Table
        caption="The longest waits"
        columns={[
          {
            id: 'prid',
            label: 'PRID',
            overflow: 'line',
            cell: ({ prwebPressReleaseId }) => prwebPressReleaseId,
          },
          {
            id: 'headline',
            label: 'Headline',
            width: '60%',
            cell: ({ distributionId, headline }) => (
              <Link href={screenAddress('review', { id: distributionId })}>
                {headline || 'Untitled release'}
              </Link>
            ),
          },
          { id: 'hours', label: 'Waited', align: 'end', cell: ({ hours }) => hoursText(hours) },
        ]}
        rows={longest.map((wait, place) => ({ ...wait, place }))}
        getKey={({ place }) => place}
        empty={<EmptyState title="No release waited for a decision" />}
      />
    </section>
  );
}

function Holds({ holds: { total, reasons } }: Figures) {
  return (
    <section>
      <SectionHead
        title={`Holds: ${total}`}
        actions={<Link href={screenAddress('editorialQueue', { view: 'onhold' })}>Releases on hold now</Link>}
      />
      <Table
        caption="Holds by reason"
        columns={[
          { id: 'reason', label: 'Reason', width: '50%', cell: ({ reason }) => reason },
          { id: 'holds', label: 'Holds', align: 'end', cell: ({ holds }) => holds },
          {
            id: 'share',
            label: 'Share of the holds',
            width: '30%',
            cell: ({ holds }) => <ShareBar share={holds / Math.max(total, holds)} />,
          },
        ]}
        rows={reasons}
        getKey={({ reason }) => reason}
        empty={<EmptyState title="Nothing was held" />}
      />
    </section>
  );
}

function Editors({ editors }: Figures) {
  const sums = editors.map(({ name, byWeek }, place) => ({
    place,
    name,
    ...(Object.fromEntries(
      kinds.map((kind) => [kind, byWeek.reduce((sum, week) => sum + week[kind], 0)]),
    ) as Counts),
  }));
  const most = Math.max(1, ...sums.map((each) => kinds.reduce((sum, kind) => sum + each[kind], 0)));
  const byWeek = editors.flatMap(({ name, byWeek: weeks }, place) =>
    weeks
      .filter((week) => kinds.some((kind) => week[kind] > 0))
      .map((week) => ({ ...week, name, key: `${place} ${week.week}` })),
  );
  return (
    <section>
      <SectionHead title="Decisions by editor" />
      <Table
        caption="Decisions by editor"
        columns={[
          { id: 'name', label: 'Editor', width: '25%', cell: ({ name }) => name },
          ...countColumns,
          {
            id: 'all',
            label: 'All',
            width: '25%',
            cell: (counts) => {
              const all = kinds.reduce((sum, kind) => sum + counts[kind], 0);
              return <ShareBar share={all / most} text={String(all)} />;
            },
          },
        ]}
        rows={sums}
        getKey={({ place }) => place}
        empty={<EmptyState title="Nobody has decided anything" />}
      />
      <Fold title="Week by week">
        <Table
          caption="Decisions by editor and week"
          columns={[
            { id: 'week', label: 'Week from', overflow: 'line', cell: ({ week }) => formatPlainDay(week) },
            { id: 'name', label: 'Editor', width: '40%', cell: ({ name }) => name },
            ...countColumns,
          ]}
          rows={byWeek}
          getKey={({ key }) => key}
        />
      </Fold>
    </section>
  );
}
