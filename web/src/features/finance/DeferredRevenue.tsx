import { ActionBar, Button, Select } from '@dispatch/design-system';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Screen } from '../../shared/screen/Screen';
import { MonthReports } from './MonthReports';
import { useKeyDownload } from './useKeyDownload';

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
const months = Array.from({ length: 12 }, (_, place) => ({
  id: String(place + 1).padStart(2, '0'),
  label: monthName.format(Date.UTC(2000, place)),
}));
const yearCount = 20;

/** The reports of deferred revenue, by month. The address names the month that is shown, and the file that is wanted. */
export function DeferredRevenue() {
  const [params, setParams] = useSearchParams();
  const now = new Date();
  const years = Array.from({ length: yearCount }, (_, ago) => String(now.getUTCFullYear() - ago));
  const asked = {
    month: months.find(({ id }) => id === params.get('month')),
    year: years.find((year) => year === params.get('year')),
  };
  const [month, setMonth] = useState(asked.month?.id ?? months[now.getUTCMonth()]?.id ?? '01');
  const [year, setYear] = useState(asked.year ?? years[0] ?? '');
  useKeyDownload();
  return (
    <Screen title="Deferred revenue" width="full">
      <ActionBar hasFields>
        <Select
          name="month"
          label="Month"
          options={months}
          value={month}
          onChange={(next) => setMonth(next ?? month)}
        />
        <Select
          name="year"
          label="Year"
          options={years.map((id) => ({ id, label: id }))}
          value={year}
          onChange={(next) => setYear(next ?? year)}
        />
        <Button variant="primary" onPress={() => setParams({ month, year })}>
          Get Reports
        </Button>
      </ActionBar>
      {asked.month && asked.year ? (
        <MonthReports
          key={`${asked.year} ${asked.month.id}`}
          month={asked.month.id}
          year={Number(asked.year)}
          name={`${asked.month.label} ${asked.year}`}
        />
      ) : null}
    </Screen>
  );
}
