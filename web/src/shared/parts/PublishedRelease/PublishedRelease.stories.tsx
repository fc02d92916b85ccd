import { framedTables } from '@dispatch/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { phone, rightToLeft } from '@dispatch/design-system/storyFrames';
import { PublishedRelease } from './PublishedRelease';

const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 150"><rect width="300" height="150" fill="lightsteelblue"/><path d="M40 120V60l60 25V60l60 25V30h30v90z" fill="darkslategray"/></svg>',
)}`;

const meta = {
  title: 'Release/PublishedRelease',
  tags: ['stable'],
  component: PublishedRelease,
  args: {
    slug: 'Baltimore, Nov. 20, 2026',
    headline: 'Harbor Robotics opens Baltimore plant, adds 400 jobs over three years',
    summary: 'State credits and a retooled shipyard bring warehouse-robot assembly to Sparrows Point',
    dateline: 'Baltimore',
    bodyHtml: [
      '<p>Harbor Robotics today opened a 210,000-square-foot assembly plant at Sparrows Point, the company’s first on the East Coast. The site will build the <strong>H4</strong> warehouse robot and employ 400 people by 2029, Chief Executive Lena Brandt said.</p>',
      '<p>“This yard built ships for a century,” Brandt said. “Now it builds the machines that unload them.”</p>',
      '<h2>What is built there</h2><ul><li>The H4, for warehouses</li><li>The H5, for <a href="https://example.com/">harbours</a></li></ul>',
    ].join(''),
    quote: { text: 'This yard built ships for a century.', source: 'Lena Brandt, Chief Executive' },
    image: { src: drawing, alt: 'A hall with a tall chimney', caption: 'The plant at Sparrows Point' },
    files: [
      { id: 'facts', link: <a href="#facts">The plant in figures</a>, facts: 'fact-sheet.pdf, PDF, 812 kB' },
    ],
    contacts: [{ id: '1', lines: ['Lena Brandt', 'Harbor Robotics', '+1 410 555 0100'] }],
  },
} satisfies Meta<typeof PublishedRelease>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    const first = canvas.getByText(/today opened/);
    await expect(first).toHaveTextContent(/^BaltimoreHarbor Robotics today opened/);
    await expect(canvas.getByRole('heading', { level: 1, name: args.headline })).toBeVisible();
    await expect(canvas.getByText(/State credits and a retooled shipyard/)).toBeVisible();
    await expect(canvas.getByText('Lena Brandt, Chief Executive')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Attachments' })).toHaveTextContent('PDF, 812 kB');
    await expect(canvas.getByRole('img', { name: 'A hall with a tall chimney' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Contact' })).toHaveTextContent('+1 410 555 0100');
  },
};

export const OnlyText: Story = {
  args: {
    summary: undefined,
    quote: undefined,
    contacts: [],
    files: [],
    image: undefined,
    dateline: undefined,
    bodyHtml: '<p>One paragraph, nothing more.</p>',
  },
};

/** Words without a break, a long address and a list stay in the column. */
export const LongText: Story = {
  args: {
    headline:
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft names Dana Ortiz chief nursing officer of all of its hospitals',
    bodyHtml:
      '<p>See https://www.lakeview.example/newsroom/2026/11/20/lakeview-health-names-dana-ortiz-chief-nursing-officer-of-all-hospitals for more.</p>',
  },
};

/** A table keeps its columns and is scrolled in its own frame, by the keyboard too. */
export const Tables: Story = {
  globals: phone,
  args: {
    bodyHtml: framedTables(
      '<p>Each saves 40 t of CO<sub>2</sub> a year on 210,000 m<sup>2</sup>.</p><table><caption>Jobs at the plant</caption><thead><tr><th scope="col">Department</th><th scope="col">Next year</th><th scope="col">The year after</th><th scope="col">Altogether</th></tr></thead><tbody><tr><th scope="row">Assembly</th><td style="text-align:right">150</td><td style="text-align:right">120</td><td style="text-align:right">270</td></tr><tr><th scope="row">Maintenance</th><td style="text-align:right">60</td><td style="text-align:right">70</td><td style="text-align:right">130</td></tr></tbody></table>',
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Altogether' })).toBeInTheDocument();
    const frame = canvas.getByRole('group', { name: 'Table' });
    frame.focus();
    await expect(frame).toHaveFocus();
    await expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const Phone: Story = { globals: phone };

export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: {
    slug: 'دبي',
    headline: 'شركة الميناء للروبوتات تفتتح مصنعًا جديدًا',
    summary: undefined,
    dateline: 'دبي',
    bodyHtml: '<p>افتتحت الشركة اليوم مصنعًا جديدًا يعمل فيه 400 شخص.</p>',
    quote: undefined,
    contacts: [],
    files: [],
    image: undefined,
  },
};
