import { Header, Shell } from '@dispatch/design-system';
import { Outlet } from 'react-router-dom';
import { runtimeConfig } from '../shared/config/runtimeConfig';
import { SiteFooter } from './SiteFooter';

/** Around the screens that need no session. */
export function VisitorShell() {
  return (
    <Shell>
      <Header brandName={runtimeConfig().siteName} brandHref="/" />
      <Outlet />
      <SiteFooter />
    </Shell>
  );
}
