import { readFile } from 'node:fs/promises';
import { beginSession } from '../harness/beginSession';
import { keyboard } from '../harness/hand';
import { demo } from '../harness/people';
import { openMyReleases } from '../harness/signIn';
import { expect, test } from '../harness/test';

test('staff find a person and an order by keyboard alone @full', async ({ page, place, database, watch }) => {
  const maya = demo('customer');
  const order = await database.row<{ id: number; total: number }>(
    `select order_id as id, total_cents / 100 as total from orders join users using (user_id)
      where okta_login = $1 and orders.distribution_id is not null order by order_id desc limit 1`,
    maya.email,
  );
  const hand = keyboard(page);
  await beginSession(page, place, demo('admin'));
  await openMyReleases(page);
  await hand.press(page.getByRole('link', { name: 'Admin' }));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Users List');
  await expect(heading).toBeFocused();

  await hand.write(page.getByRole('searchbox'), maya.email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?]search=maya/);
  await expect(page.getByText('Showing 1-1 of 1')).toBeVisible();
  await hand.press(page.getByRole('button', { name: 'Login', exact: true }));
  await expect(page.getByRole('columnheader', { name: 'Login' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByRole('link', { name: maya.email })).toBeVisible();
  const download = page.waitForEvent('download');
  await hand.press(page.getByRole('button', { name: 'Download CSV' }));
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv.split('\r\n').filter(Boolean)).toEqual([
    expect.stringMatching(/^\uFEFFId,Login,/),
    expect.stringContaining(maya.email),
  ]);

  const menu = page.getByRole('navigation', { name: 'Admin' });
  await hand.press(menu.getByRole('link', { name: 'Orders' }));
  await expect(heading).toHaveText('Orders');
  await hand.write(page.getByRole('searchbox'), String(order.id));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Showing 1-1 of 1')).toBeVisible();
  await hand.press(page.getByRole('link', { name: maya.email }));
  await expect(heading).toHaveText(`Order ${order.id}`);
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText(`$${order.total}.00`);

  await page.setViewportSize({ width: 390, height: 844 });
  const fold = page.getByRole('button', { name: 'Admin Orders' });
  await hand.press(fold);
  await expect(menu.getByRole('link', { name: 'Users' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(fold).toBeFocused();
  await expect(menu.getByRole('link', { name: 'Users' })).toBeHidden();
  watch.allowStatus(404);
  await page.goto('/admin/orders/1');
  await expect(heading).toHaveText('Order Not found');
});
