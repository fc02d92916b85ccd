import { readFile } from 'node:fs/promises';
import { beginSession } from '../harness/beginSession';
import { demo } from '../harness/people';
import { expect, test } from '../harness/test';

/** The month before this one, and what is deferred at its end, by the ledger in dollars. */
const lastMonthSql = `
with month as (select date_trunc('month', now() at time zone 'UTC') as ends)
select trim(to_char(ends - interval '1 day', 'Month')) as name, to_char(ends - interval '1 day', 'YYYY/MM') as place,
  (select sum(case when kind in ('sale', 'lot-returned', 'lot-added') then l.amount_cents else -l.amount_cents end)
     from ledger_entries l left join orders o on o.order_id = l.order_id and l.kind = 'sale'
    where l.at < ends at time zone 'UTC' and (kind like 'lot-%' or o.purpose = 'bundle'))::integer / 100.0 as deferred
from month`;

test('FINANCE has the reports of the last month made, and downloads one @full', async ({
  page,
  place,
  database,
}) => {
  const last = await database.row<{ name: string; place: string; deferred: string }>(lastMonthSql);
  await beginSession(page, place, demo('finance'));
  await page.goto('/admin/orders');
  await page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link', { name: 'Finance', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deferred revenue');
  await page.getByRole('button', { name: /Month/ }).click();
  await page.getByRole('option', { name: last.name }).click();
  await page.getByRole('button', { name: /Year/ }).click();
  await page.getByRole('option', { name: last.place.slice(0, 4) }).click();
  await page.getByRole('button', { name: 'Get Reports' }).click();
  const link = page.getByRole('link', { name: `deferred-revenue/${last.place}/bundles.csv` });
  const make = page.getByRole('button', { name: 'Make reports' });
  await expect(make.or(link)).toBeVisible();
  // In the night in which a month is closed, it may be closed by itself.
  if ((await link.count()) === 0) await make.click();
  await expect(page.getByText('The reports cover the whole month.')).toBeVisible();
  const download = page.waitForEvent('download');
  await link.click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toMatch(/^\uFEFFLot Id,Bundle Order Id,Package,Purchased,Opening,Sold,/);
  const total = csv.split('\r\n').find((line) => line.startsWith('Total,')) ?? '';
  expect(Number(last.deferred)).toBeGreaterThan(0);
  expect(Number(total.split(',').at(-1))).toBe(Number(last.deferred));
  await expect(page).not.toHaveURL(/key=/);
});
