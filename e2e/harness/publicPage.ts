import { expect, type Page } from '@playwright/test';

export interface ExpectedNews {
  headline: string;
  summary: string;
  dateline: string;
  bodyHtml: string;
  contact: { name: string; company: string; email: string };
  /** Captions of image and attachments. */
  media: readonly string[];
  secrets: readonly string[];
}

export async function checkPublicPage(page: Page, address: string, news: ExpectedNews): Promise<void> {
  const answer = await page.goto(address);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(news.headline);
  await expect(page.getByText(news.summary, { exact: true })).toBeVisible();
  await expect(page.locator('.article-dateline')).toHaveText(
    new RegExp(`^${news.dateline}, \\w+\\.? \\d{1,2}, \\d{4} \\(PRWeb\\)$`),
  );
  const body = page.locator('.article-body');
  const dateline = await page.locator('.article-dateline').evaluate((element) => element.outerHTML);
  const shown = (await body.innerHTML()).replace(dateline, '').replace(/>\s+</g, '><').trim();
  expect(shown).toBe(news.bodyHtml);
  const contacts = page.getByRole('region', { name: 'Contact' });
  await expect(contacts).toContainText(news.contact.name);
  await expect(contacts).toContainText(news.contact.company);
  await expect(contacts.getByRole('link', { name: news.contact.email })).toBeVisible();
  for (const caption of news.media) await expect(page.getByText(caption, { exact: true })).toBeVisible();

  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', page.url());
  await expect(page.locator('script:not([type="application/ld+json"])')).toHaveCount(0);
  const data = JSON.parse(await page.locator('script').innerText()) as Record<string, unknown>;
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: news.headline,
    description: news.summary,
    mainEntityOfPage: { '@id': page.url() },
    author: { name: news.contact.company },
  });
  const html = await page.content();
  for (const secret of news.secrets) expect(html).not.toContain(secret);
}
