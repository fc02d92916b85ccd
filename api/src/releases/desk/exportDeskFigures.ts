import { deskFigureNames } from '@dispatch/contract';
import type { Handler } from '../../platform/call/handler';
import { csvAnswer } from '../../platform/csv/csvAnswer';
import { countDeskFigures } from './countDeskFigures';

const columns = {
  figure: 'Figure',
  of: 'Of',
  week: 'Week from (Eastern)',
  value: 'Value',
  unit: 'Unit',
};

const names = deskFigureNames;

/** Each figure in a row; one that was not counted is left empty. */
export const exportDeskFigures: Handler<'exportDeskFigures'> = async (call) => {
  const { waiting, holds, editors } = await countDeskFigures(call.query.weeks ?? 4, call.now);
  const times = [{ ...waiting, week: '' }, ...waiting.byWeek].flatMap(
    ({ week, decided, medianHours, slowestTenthHours }) => [
      { figure: names.decided, of: '', week, value: decided, unit: 'releases' },
      { figure: names.median, of: '', week, value: medianHours, unit: 'hours' },
      { figure: names.slowestTenth, of: '', week, value: slowestTenthHours, unit: 'hours' },
    ],
  );
  const reasons = holds.reasons.map(({ reason, holds: value }) => ({
    figure: names.reason,
    of: reason,
    week: '',
    value,
    unit: 'holds',
  }));
  const decided = editors.flatMap(({ name, byWeek }) =>
    byWeek.flatMap(({ week, ...counts }) =>
      (['approved', 'held', 'refused', 'passedUp'] as const).map((kind) => ({
        figure: names[kind],
        of: name,
        week,
        value: counts[kind],
        unit: 'releases',
      })),
    ),
  );
  const rows = [...times, ...reasons, ...decided];
  return csvAnswer(call, {
    name: 'desk-figures',
    columns,
    ids: rows.map((_row, place) => place),
    rowsOf: (places) => Promise.resolve(places.flatMap((place) => rows[place] ?? [])),
  });
};
