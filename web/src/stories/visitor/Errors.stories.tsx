import { expect } from 'storybook/test';
import { App } from '../../app/App';
import { StartError } from '../../app/StartError';
import { openPage } from '../page/openPage';
import { pageConfig } from '../page/pageConfig';
import { narrow, page, type PageMeta, type Story } from '../page/page';

export default {
  title: 'Screens/Visitor/Errors',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: { heading: 'Not Found', at: '/nowhere' },
} satisfies PageMeta;

/** The screen has come to this heading. */
const headed =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
  };

export const NotFound: Story = { tags: ['main'], play: headed('Not Found') };

/** Whoever is signed in keeps their header and menu. */
export const NotFoundSignedIn: Story = {
  tags: ['full'],
  args: { as: 'customer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Not Found');
    await expect(await canvas.findByRole('banner')).toHaveTextContent(
      /Settings.*dana@harbor-robotics\.example/,
    );
  },
};

export const NotFoundNarrow: Story = { ...narrow };

/** The desk is not for customers. */
export const NotAllowed: Story = {
  args: { heading: 'Not Authorized', at: '/admin/releases', as: 'customer' },
  play: headed('Not Authorized'),
};

/** Customers do not learn which addresses of staff there are. */
export const NoStaffAddress: Story = {
  args: { heading: 'Not Authorized', at: '/admin/nowhere', as: 'customer' },
  play: headed('Not Authorized'),
};

export const NoStaffAddressForStaff: Story = {
  tags: ['full'],
  args: { at: '/admin/nowhere', as: 'editor' },
  play: headed('Not Found'),
};

/** A screen could not be shown. */
export const OfTheScreen: Story = {
  args: { heading: 'Something went wrong' },
  render: ({ at }) => (
    <App
      createRouter={([root]) =>
        openPage(
          [
            {
              ...root,
              index: false,
              children: [
                { path: '*', Component: StartError, loader: () => Promise.reject(new Error('Seeded')) },
              ],
            },
          ],
          at,
        )
      }
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Something went wrong');
    await expect(await canvas.findByRole('button', { name: 'Load the page again' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: pageConfig.editorialMailbox })).toHaveAttribute(
      'href',
      `mailto:${pageConfig.editorialMailbox}`,
    );
  },
};

/** Nothing can be shown: the configuration did not come. */
export const AtTheStart: Story = {
  args: { heading: 'We cannot start right now' },
  render: ({ at }) => {
    openPage([{ path: '*', element: null }], at);
    return <StartError />;
  },
};
