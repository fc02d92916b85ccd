import { Header, Shell } from '@dispatch/design-system';
import { Outlet } from 'react-router-dom';
import { runtimeConfig } from '../shared/config/runtimeConfig';
import { SiteFooter } from './SiteFooter';

export function VisitorShell() {
  return (
    <Shell>
      <Header brandName={runtimeConfig().siteName} brandHref="/" />
      <Outlet />
      <SiteFooter />
    </Shell>
  );
}
