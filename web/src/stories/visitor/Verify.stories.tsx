import { expect } from 'storybook/test';
import { answerFromNowOn } from '../page/answering';
import { page, type PageMeta, type Story } from '../page/page';

export default {
  title: 'Screens/Visitor/Verify',
  tags: ['!autodocs', 'needs-review', 'behaviour'],
  ...page,
  args: {
    heading: 'Verify a release',
    at: '/verify',
    answers: { getReleaseProof: 'default', getSigningKeys: 'default' },
  },
} satisfies PageMeta;

/** The real proof of the contract's example is checked in the browser; a file that is none of its files is told apart. */
export const Genuine: Story = {
  tags: ['main'],
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Address or number of a release' });
    await userEvent.type(field, 'not an address');
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
    await expect(await canvas.findByText(/^Please give the address/)).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'https://dispatch.example/news/harbor-robotics-204817');
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
    await expect(
      await canvas.findByText('Genuine: Dispatch published this correction as it is.'),
    ).toBeVisible();
    await expect(canvas.getByText('204817, version 2, after version 1')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'What was signed' }));
    await expect(await canvas.findByText(/first class of twelve/)).toBeVisible();
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (input === null) throw new Error('There is no chooser.');
    await userEvent.upload(
      input,
      new File(['course plan, changed'], 'plan.pdf', { type: 'application/pdf' }),
    );
    await expect(await canvas.findByText(/was not published with the release/)).toBeVisible();
    await userEvent.upload(input, new File(['course plan'], 'plan.pdf', { type: 'application/pdf' }));
    await expect(await canvas.findByText('It is training-center.pdf, byte for byte.')).toBeVisible();
  },
};

export const Unsigned: Story = {
  tags: ['full'],
  args: { at: '/verify?release=204817', fails: { getReleaseProof: 'unsigned' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/is not signed yet/)).toBeVisible();
    answerFromNowOn({ answers: { getReleaseProof: 'default', getSigningKeys: 'default' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(await canvas.findByText(/^Genuine:/)).toBeVisible();
  },
};
