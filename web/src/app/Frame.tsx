import { screenAddress } from '@dispatch/contract';
import { Header, PageBody, PageHead, Shell, Skeleton, Stack, type HeaderItem } from '@dispatch/design-system';
import { siteBrand } from '../shared/config/siteBrand';
import { isStaffPlace } from './adminMenu';
import { visitorItems } from './visitorItems';

const headings: Readonly<Record<string, { title: string; slug: string }>> = {
  DashboardScreen: { title: 'My Releases', slug: 'Dashboard' },
};

/** What everybody with a session has in the menu; the rest comes with what is known of the person. */
const items: readonly HeaderItem[] = [
  { label: 'My Releases', href: '/' },
  { label: 'Settings', href: screenAddress('accountSettings') },
  { label: 'Logout', href: screenAddress('logout') },
];

interface FrameProps {
  path: string;
  screen: string | undefined;
  hasSession: boolean;
}

export function Frame({ path, screen = '', hasSession }: FrameProps) {
  const heading = headings[screen];
  return (
    <Shell isFull={isStaffPlace(path)}>
      <Header
        {...siteBrand()}
        items={
          hasSession ? items.map((item) => ({ ...item, isCurrent: item.href === path })) : visitorItems(path)
        }
        isFixed={path === '/'}
      />
      <PageBody>
        <Stack>
          {heading ? <PageHead {...heading} /> : null}
          <div role="status" aria-label="Loading…">
            <Skeleton count={6} />
          </div>
        </Stack>
      </PageBody>
    </Shell>
  );
}
