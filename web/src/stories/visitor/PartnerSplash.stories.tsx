import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { callsOf } from '../page/answering';
import { narrow, page, leads, type PageMeta, type Story } from '../page/page';
import { partnerLogo } from '../page/partnerLogo';
import { addressesLeftFor } from '../page/surroundings';

export default {
  title: 'Screens/Visitor/Partner splash',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: {
    heading: 'Bay Business Alliance',
    at: '/prwebpartner/bay-business-alliance',
    answers: { searchPartner: 'full', listPartnerPackages: 'discount' },
    others: [partnerLogo],
  },
} satisfies PageMeta;

export const Full: Story = {
  tags: ['main'],
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link', { name: /Discount!|Sign Up & Save|^Register$/ });
    for (const link of links)
      await expect(link.getAttribute('href')).toMatch(
        /^\/prwebpartner\/bay-business-alliance\/Register(\?package=(80|140|200|360))?$/,
      );
    await leads(
      canvas,
      'Sign Up & Save with Premium',
      '/prwebpartner/bay-business-alliance/Register?package=360',
    );
    await expect(await canvas.findByRole('link', { name: 'Login' })).toHaveAttribute('href', '/');
    await expect(await canvas.findByText('$306.00', { exact: false })).toBeVisible();
    await expect(links).toHaveLength(5);
    await expect(await canvas.findByRole('region', { name: 'Resource center' })).toBeVisible();
  },
};

export const Narrow: Story = { ...narrow };

/** A new partner: no logo, no texts, the list prices. */
export const Plain: Story = {
  tags: ['full'],
  args: { heading: 'Founders Desk', answers: { searchPartner: 'plain', listPartnerPackages: 'noDiscount' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Founders Desk' });
    await expect(canvas.queryByText('List price')).toBeNull();
  },
};

export const LongTexts: Story = {
  args: {
    heading: 'National Federation of Independent Small Manufacturers and Precision Engineering Workshops',
    answers: { searchPartner: 'longTexts', listPartnerPackages: 'discount' },
  },
};

export const NarrowLongTexts: Story = { ...LongTexts, ...narrow };

export const RightToLeftName: Story = {
  args: {
    heading: 'تحالف أعمال الخليج',
    answers: {
      searchPartner: { example: 'full', change: (data) => ({ ...data, name: 'تحالف أعمال الخليج' }) },
      listPartnerPackages: 'discount',
    },
  },
};

/** The calculator asks for the partner's prices. */
export const Calculated: Story = {
  args: { answers: { searchPartner: 'full', listPartnerPackages: 'discount', quotePrice: 'partner' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open the calculator' }));
    await canvas.findByRole('table');
    await expect(callsOf('quotePrice')[0]?.body).toMatchObject({ slug: 'bay-business-alliance' });
  },
};

export const Loading: Story = {
  args: { heading: 'One moment', never: ['searchPartner', 'listPartnerPackages'] },
};

export const Failed: Story = {
  tags: ['full'],
  args: { heading: 'This page could not be loaded', fails: { searchPartner: 500 } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The partner could not be loaded')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(callsOf('searchPartner')).toHaveLength(2));
  },
};

export const Unknown: Story = {
  tags: ['full'],
  args: {
    heading: "404 - Not Found ... We don't know where you are! Be safe. Go Home.",
    at: '/prwebpartner/nobody',
    fails: { searchPartner: 'unknown', listPartnerPackages: 'unknown' },
  },
  play: async ({ canvas }) => {
    await leads(canvas, 'Go Home', '/');
    await expect(
      await canvas.findByRole('heading', {
        name: "404 - Not Found ... We don't know where you are! Be safe. Go Home.",
      }),
    ).toBeVisible();
  },
};

export const NarrowUnknown: Story = { ...Unknown, ...narrow };

/** A logo that does not come leaves the name. */
export const WithoutItsLogo: Story = {
  args: { others: [http.get('/api/partner/logo/:key', () => new HttpResponse(null, { status: 404 }))] },
};

/** Its address leads to its registration. */
export const Redirecting: Story = {
  args: { heading: 'One moment', answers: { searchPartner: 'redirecting', listPartnerPackages: 'discount' } },
  play: async () => {
    await waitFor(() =>
      expect(addressesLeftFor()).toEqual([
        expect.stringMatching(/\/prwebpartner\/meridian-chamber\/Register$/),
      ]),
    );
  },
};
