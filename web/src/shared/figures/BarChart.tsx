import { formatPlainDay } from '@dispatch/contract';
import { Table, VisuallyHidden } from '@dispatch/design-system';
import styles from './Overview.module.css';

interface DayChartProps {
  /** What is counted, as the heading of the table's column. */
  label: string;
  days: readonly { day: string; value: number }[];
  format?: (value: number) => string;
}

const height = 40;

/** One bar a day, and the same as a table: nothing is told by the bars alone. */
export function DayChart({ label, days, format = String }: DayChartProps) {
  const most = Math.max(1, ...days.map(({ value }) => value));
  const [first, last] = [days[0], days.at(-1)];
  return (
    <>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${days.length} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${label} by day, at most ${format(Math.max(0, ...days.map(({ value }) => value)))}`}
      >
        {days.map(({ day, value }, index) => (
          <rect
            key={day}
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
          caption={`${label} by day`}
          columns={[
            { id: 'day', label: 'Day', cell: ({ day }) => formatPlainDay(day) },
            { id: 'value', label, cell: ({ value }) => format(value) },
          ]}
          rows={days}
          getKey={({ day }) => day}
        />
      </VisuallyHidden>
    </>
  );
}
