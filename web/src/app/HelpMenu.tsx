import { Menu } from '@dispatch/design-system';

export function HelpMenu({ mailbox }: { mailbox: string }) {
  return (
    <Menu label="Help" items={[{ id: 'mail', label: `Write to ${mailbox}`, href: `mailto:${mailbox}` }]} />
  );
}
