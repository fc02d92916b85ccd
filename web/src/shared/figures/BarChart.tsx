import { formatPlainDay } from '@dispatch/contract';
import { Table, VisuallyHidden } from '@dispatch/design-system';
import styles from './figures.module.css';

interface BarChartProps {
  /** What is counted, as the heading of the table's column. */
  label: string;
  /** What each bar is of: a day, or a week by its first day. */
  of?: 'day' | 'week';
  /** A value that was not counted is null, and has no bar. */
  bars: readonly { day: string; value: number | null }[];
  format?: (value: number) => string;
}

const height = 40;

const columnOf = { day: 'Day', week: 'Week from' } as const;

/** One bar a day or a week, and the same as a table: nothing is told by the bars alone. */
export function BarChart({ label, of = 'day', bars, format = String }: BarChartProps) {
  const values = bars.map(({ value }) => value ?? 0);
  const most = Math.max(1, ...values);
  const [first, last] = [bars[0], bars.at(-1)];
  return (
    <>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${bars.length} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${label} by ${of}, at most ${format(Math.max(0, ...values))}`}
      >
        {values.map((value, index) => (
          <rect
            key={bars[index]?.day}
            x={index + 0.1}
            y={height - (value / most) * height}
            width={0.8}
            height={(value / most) * height}
          />
        ))}
      </svg>
      <p className={styles.ends} aria-hidden>
        <span>{first ? formatPlainDay(first.day) : ''}</span>
        <span>{last ? formatPlainDay(last.day) : ''}</span>
      </p>
      <VisuallyHidden>
        <Table
          caption={`${label} by ${of}`}
          columns={[
            { id: 'day', label: columnOf[of], cell: ({ day }) => formatPlainDay(day) },
            { id: 'value', label, cell: ({ value }) => (value === null ? '-' : format(value)) },
          ]}
          rows={bars}
          getKey={({ day }) => day}
        />
      </VisuallyHidden>
    </>
  );
}
