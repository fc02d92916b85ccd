import { expect } from 'storybook/test';
import { answerFromNowOn } from '../page/answering';
import { narrow, page, type PageMeta, type Story, type Playing } from '../page/page';

export default {
  title: 'Screens/Visitor/SendActivation',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: { heading: 'Send Activation Email', at: '/sendactivation', answers: { sendActivation: '' } },
} satisfies PageMeta;

async function send({ canvas, userEvent }: Playing, address: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('textbox', { name: /^Email/ }));
  await userEvent.paste(address);
  await userEvent.click(await canvas.findByRole('button', { name: 'Send Activation Email' }));
}

export const Empty: Story = { tags: ['main'] };

export const Narrow: Story = { ...narrow };

export const Errors: Story = {
  play: async (playing) => {
    await send(playing, 'dana at harbor');
    await expect(await playing.canvas.findByRole('textbox', { name: /^Email/ })).toBeInvalid();
  },
};

export const Sent: Story = {
  play: async (playing) => {
    await send(playing, 'dana@harbor-robotics.example');
    await expect(
      await playing.canvas.findByText('Activation Email sent to dana@harbor-robotics.example.'),
    ).toBeVisible();
  },
};

/** What was sent before is no answer to the address that was refused now. */
export const RefusedAfterSent: Story = {
  tags: ['full'],
  play: async (playing) => {
    const { canvas, userEvent } = playing;
    await send(playing, 'dana@harbor-robotics.example');
    const sent = await canvas.findByText(/^Activation Email sent to/);
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Email/ }));
    await send(playing, 'dana at harbor');
    await expect(await canvas.findByText('There is a problem')).toBeVisible();
    await expect(sent).not.toBeInTheDocument();
  },
};

export const SentToALongAddress: Story = {
  tags: ['full'],
  ...narrow,
  play: (playing) =>
    send(playing, 'maximiliana.featherstonehaugh@federation-of-independent-precision-workshops.example'),
};

/** The mail that was sent a moment ago is no answer either. */
export const Failed: Story = {
  tags: ['full'],
  play: async (playing) => {
    const { canvas, userEvent } = playing;
    await send(playing, 'dana@harbor-robotics.example');
    await canvas.findByText(/^Activation Email sent to/);
    answerFromNowOn({ fails: { sendActivation: 'tooMany' } });
    await userEvent.click(await canvas.findByRole('button', { name: 'Send Activation Email' }));
    await expect(await canvas.findByText('Error sending the Activation Email:')).toBeVisible();
    await expect(canvas.queryByText(/^Activation Email sent to/)).toBeNull();
  },
};
