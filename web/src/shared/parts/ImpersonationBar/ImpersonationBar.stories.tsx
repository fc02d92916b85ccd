import type { Meta, StoryObj } from '@storybook/react-vite';
import { Header, I18nProvider } from '@dispatch/design-system';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ImpersonationBar } from './ImpersonationBar';

const meta = {
  title: 'Navigation/ImpersonationBar',
  tags: ['needs-review'],
  component: ImpersonationBar,
  parameters: { layout: 'fullscreen' },
  args: {
    notice: 'Logged In as dana.ortiz@lakeview.example',
    returnLabel: 'Return to Admin',
    confirmText: 'Are you sure you want to Return to Admin?',
    onReturn: fn(),
  },
} satisfies Meta<typeof ImpersonationBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: 'Playground · log in as, support',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Logged In as dana.ortiz@lakeview.example')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Return to Admin' }));
    const question = await screen.findByRole('alertdialog', { name: 'Return to Admin' });
    await expect(question).toHaveTextContent('Are you sure you want to Return to Admin?');
    await expect(args.onReturn).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(args.onReturn).not.toHaveBeenCalled();
  },
};

/** There is one control, and no way to dismiss the bar; yes to the question returns. */
export const Keyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Return to Admin' })).toHaveFocus();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    const question = await screen.findByRole('alertdialog');
    await waitFor(() => expect(question.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Enter}');
    await expect(args.onReturn).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText(/Logged In as/)).toBeVisible();
  },
};

/** The way back did not work: the question says why, and can be answered again. */
export const Refused: Story = {
  args: { error: 'Something went wrong on our side. Please try again.' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Return to Admin' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(/Please try again/);
  },
};

/** On the way back: a second press does nothing, and says that it is under way. */
export const Returning: Story = {
  args: { isReturning: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Return to Admin' }));
    const question = within(await screen.findByRole('alertdialog'));
    const yes = question.getByRole('button', { name: /Return to Admin/ });
    await waitFor(() => expect(yes).toHaveFocus());
    const progress = question.getByRole('progressbar', { name: 'Working…' });
    await waitFor(() => expect(progress).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(yes);
    await expect(args.onReturn).not.toHaveBeenCalled();
  },
};

export const OverTheHeader: Story = {
  render: (args) => (
    <>
      <ImpersonationBar {...args} />
      <Header brandName="Dispatch" brandHref="#home" items={[{ label: 'My Releases', href: '#releases' }]} />
    </>
  ),
};

export const LongTexts: Story = {
  args: {
    notice:
      'Logged In as donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamte@gesellschaft.example',
  },
  globals: { viewport: { value: 'mobile1' } },
};

export const RightToLeft: Story = {
  args: {
    notice: 'تسجيل الدخول باسم dana.ortiz@lakeview.example',
    returnLabel: 'العودة إلى الإدارة',
    confirmText: 'هل تريد العودة إلى الإدارة؟',
  },
  render: (args) => (
    <I18nProvider locale="ar">
      <div dir="rtl" lang="ar">
        <ImpersonationBar {...args} />
      </div>
    </I18nProvider>
  ),
};
