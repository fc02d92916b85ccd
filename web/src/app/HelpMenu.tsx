import { Menu } from '@dispatch/design-system';

/** Where questions go: the editorial mailbox. */
export function HelpMenu({ mailbox }: { mailbox: string }) {
  return (
    <Menu label="Help" items={[{ id: 'mail', label: `Write to ${mailbox}`, href: `mailto:${mailbox}` }]} />
  );
}
