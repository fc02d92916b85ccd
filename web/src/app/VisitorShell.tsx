import { Header, Shell } from '@dispatch/design-system';
import { Outlet } from 'react-router-dom';
import { siteBrand } from '../shared/config/siteBrand';
import { SiteFooter } from './SiteFooter';

export function VisitorShell() {
  return (
    <Shell>
      <Header {...siteBrand()} />
      <Outlet />
      <SiteFooter />
    </Shell>
  );
}
