import { screenAddress } from '@dispatch/contract';
import { Header, Link, Loader, PageBody, Shell, type HeaderItem } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { SessionBanner } from '../features/session/SessionBanner';
import { useSessionCheck } from '../features/session/useSessionCheck';
import { featuresQuery, meQuery, partnerQuery } from '../shared/api/queries';
import { runtimeConfig } from '../shared/config/runtimeConfig';
import { siteBrand } from '../shared/config/siteBrand';
import type { Partner } from '../shared/pageData/pageData';
import { hasPartner, isImpersonating, sessionGroup } from '../shared/session/session';
import { adminAddress, adminMenu, isStaffPlace } from './adminMenu';
import styles from './SignedInShell.module.css';
import { SiteFooter } from './SiteFooter';

// What needs overlays, which the first screen does without.
const HelpMenu = lazy(async () => ({ default: (await import('./HelpMenu')).HelpMenu }));
const CartButton = lazy(async () => ({
  default: (await import('../features/store/CartButton')).CartButton,
}));
const SearchButton = lazy(async () => ({
  default: (await import('../features/search/SearchButton')).SearchButton,
}));
const ImpersonationNotice = lazy(async () => ({
  default: (await import('../features/impersonation/ImpersonationNotice')).ImpersonationNotice,
}));

function menuItems(pathname: string, hasStore: boolean): HeaderItem[] {
  const admin = adminAddress(sessionGroup());
  const isAt = (place: string): boolean => pathname === place || pathname.startsWith(`${place}/`);
  return [
    { label: 'My Releases', href: '/', isCurrent: pathname === '/' },
    ...(hasStore
      ? [{ label: 'Store', href: screenAddress('store'), isCurrent: isAt(screenAddress('store')) }]
      : []),
    { label: 'Orders', href: screenAddress('orders'), isCurrent: isAt(screenAddress('orders')) },
    { label: 'Settings', href: screenAddress('accountSettings'), isCurrent: isAt(screenAddress('settings')) },
    ...(admin === null ? [] : [{ label: 'Admin', href: admin, isCurrent: isStaffPlace(pathname) }]),
    { label: 'Logout', href: screenAddress('logout') },
  ];
}

const partnerMark = (partner: Partner | null | undefined) =>
  partner?.logoPath ? { name: partner.name, logo: partner.logoPath } : undefined;

/** Around the screens of a session: header, whose place one acts in, the warning before it ends, footer. */
export function SignedInShell() {
  const { pathname } = useLocation();
  const isDashboard = pathname === '/';
  const isAdmin = isStaffPlace(pathname);
  const { endsAt, isPending } = useSessionCheck();
  const { data: me } = useQuery(meQuery);
  const { data: features } = useQuery(featuresQuery);
  const { data: partner } = useQuery({ ...partnerQuery, enabled: hasPartner() });
  const { editorialMailbox } = runtimeConfig();
  const hasStore = features?.hasEnableBundleStorePage ?? false;
  const items = menuItems(pathname, hasStore);
  const places = [
    // The Admin of the header leads to one of those below.
    ...items.filter(({ label }) => label !== 'Admin'),
    { label: 'Create Release', href: screenAddress('createRelease') },
    ...adminMenu(sessionGroup()).map(({ label, path }) => ({ label: `Admin: ${label}`, href: path })),
  ];
  return (
    <Shell isFull={isAdmin}>
      {isImpersonating() ? (
        <Suspense fallback={null}>
          <ImpersonationNotice />
        </Suspense>
      ) : null}
      <Header
        {...siteBrand()}
        partner={partnerMark(partner)}
        items={items}
        actions={
          <Suspense fallback={<Link href={`mailto:${editorialMailbox}`}>Help</Link>}>
            <HelpMenu mailbox={editorialMailbox} />
          </Suspense>
        }
        tool={
          <Suspense fallback={null}>
            <SearchButton places={places} />
            {hasStore && !isAdmin ? <CartButton /> : null}
          </Suspense>
        }
        account={me?.oktaLogin}
        area={isAdmin && adminAddress(sessionGroup()) !== null ? 'Admin' : undefined}
        isFixed={isDashboard}
      />
      <div className={styles.notice} data-below-header={isDashboard || undefined}>
        <SessionBanner endsAt={endsAt} />
      </div>
      {isPending ? (
        <PageBody>
          <Loader label="Loading…" shape="text" isTall />
        </PageBody>
      ) : (
        <Outlet />
      )}
      <SiteFooter />
    </Shell>
  );
}
