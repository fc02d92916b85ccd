import { permits, isGroup } from '@dispatch/contract';
import { Header, Link, Loader, PageBody, Shell } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { SessionBanner } from '../features/session/SessionBanner';
import { useSessionCheck } from '../features/session/useSessionCheck';
import { meQuery } from '../shared/api/queries';
import { runtimeConfig } from '../shared/config/runtimeConfig';
import { sessionGroup } from '../shared/session/session';
import styles from './SignedInShell.module.css';
import { SiteFooter } from './SiteFooter';

// The menu needs overlays, which the first screen does without.
const HelpMenu = lazy(async () => ({ default: (await import('./HelpMenu')).HelpMenu }));

/** Around the screens of a session: header, the warning before it ends, footer. */
export function SignedInShell() {
  const { pathname } = useLocation();
  const isDashboard = pathname === '/';
  const isDesk = pathname.startsWith('/admin/');
  const { endsAt, isPending } = useSessionCheck();
  const { data: me } = useQuery(meQuery);
  const { siteName, editorialMailbox } = runtimeConfig();
  const group = sessionGroup() ?? '';
  const isEditorial = isGroup(group) && permits(group, 'releases.review');
  const items = [
    { label: 'My Releases', href: '/', isCurrent: isDashboard },
    ...(isEditorial ? [{ label: 'Admin', href: '/admin/releases', isCurrent: isDesk }] : []),
    { label: 'Logout', href: '/logout' },
  ];
  return (
    <Shell isFull={isDesk}>
      <Header
        brandName={siteName}
        brandHref="/"
        items={items}
        actions={
          <Suspense fallback={<Link href={`mailto:${editorialMailbox}`}>Help</Link>}>
            <HelpMenu mailbox={editorialMailbox} />
          </Suspense>
        }
        account={me?.oktaLogin}
        isFixed={isDashboard}
      />
      <div className={styles.notice} data-below-header={isDashboard || undefined}>
        <SessionBanner endsAt={endsAt} />
      </div>
      {isPending ? (
        <PageBody>
          <Loader label="Loading…" />
        </PageBody>
      ) : (
        <Outlet />
      )}
      <SiteFooter />
    </Shell>
  );
}
