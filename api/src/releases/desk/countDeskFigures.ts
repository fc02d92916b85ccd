import type { components } from '@dispatch/contract';
import {
  editorDecisions,
  figurePeriod,
  holdCount,
  holdReasonCounts,
  longestWaits,
  waitingTimes,
} from './deskFiguresSql';

type DeskFigures = components['schemas']['DeskFigures'];
type Editor = DeskFigures['editors'][number];

const noTimes = { decided: 0, medianHours: null, slowestTenthHours: null };
const noDecisions = { approved: 0, held: 0, refused: 0, passedUp: 0 };

/** As many people as the answer has. */
const mostEditors = 200;

const byEditor = (
  rows: readonly (Editor['byWeek'][number] & { login: string; name: string })[],
  weeks: readonly string[],
): Editor[] => {
  const logins = [...new Set(rows.map(({ login }) => login))].slice(0, mostEditors);
  return logins.map((login) => {
    const own = rows.filter((row) => row.login === login);
    const byWeek = weeks.map((week) => {
      const { approved, held, refused, passedUp } = own.find((row) => row.week === week) ?? noDecisions;
      return { week, approved, held, refused, passedUp };
    });
    return { name: own[0]?.name ?? login, byWeek };
  });
};

/** How long releases wait, what they are held for and who decides, counted in the last weeks with the present one. */
export const countDeskFigures = async (count: number, now: Date): Promise<DeskFigures> => {
  const { from, weeks } = await figurePeriod.one({ now, weeks: count });
  const period = { from, now };
  const times = await waitingTimes.all(period);
  const of = (week: string | null) => {
    const { decided, medianHours, slowestTenthHours } = times.find((row) => row.week === week) ?? noTimes;
    return { decided, medianHours, slowestTenthHours };
  };
  return {
    from: from.toISOString(),
    waiting: {
      ...of(null),
      byWeek: weeks.map((week) => ({ week, ...of(week) })),
      longest: await longestWaits.all(period),
    },
    holds: { total: (await holdCount.one(period)).holds, reasons: await holdReasonCounts.all(period) },
    editors: byEditor(await editorDecisions.all(period), weeks),
  };
};
