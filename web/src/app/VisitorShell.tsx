import { Header, Shell } from '@dispatch/design-system';
import { Outlet, useLocation } from 'react-router-dom';
import { siteBrand } from '../shared/config/siteBrand';
import { SiteFooter } from './SiteFooter';
import { visitorItems } from './visitorItems';

export function VisitorShell() {
  return (
    <Shell>
      <Header {...siteBrand()} items={visitorItems(useLocation().pathname)} />
      <Outlet />
      <SiteFooter />
    </Shell>
  );
}
