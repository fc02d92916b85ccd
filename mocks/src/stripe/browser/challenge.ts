import { channelTo } from './channel';

/** The browser keeps the focus inside a modal dialog and gives it back afterwards; Escape counts as Fail. */
export async function askCardholder(address: string): Promise<void> {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', 'Confirm this payment with your bank');
  Object.assign(dialog.style, {
    // The page around may have taken the margins that put a dialog in the middle.
    margin: 'auto',
    padding: '0',
    border: '1px solid #6f7d82',
    borderRadius: '2px',
    width: 'min(440px, calc(100vw - 32px))',
    height: 'min(340px, calc(100vh - 32px))',
    overflow: 'hidden',
  });
  const frame = document.createElement('iframe');
  frame.title = 'Your bank: confirm this payment';
  Object.assign(frame.style, { border: '0', width: '100%', height: '100%', display: 'block' });
  dialog.append(frame);
  document.body.append(dialog);
  frame.src = address;
  dialog.showModal();
  const channel = await channelTo(frame, new URL(address).origin);
  await new Promise<void>((resolve) => {
    channel.on('done', () => resolve());
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      channel.send('cancel');
    });
    frame.focus();
  });
  dialog.close();
  dialog.remove();
}
