import { screenAddress } from '@dispatch/contract';
import { Banner, Link } from '@dispatch/design-system';
import { PermittedLink } from '../../shared/routing/PermittedLink';

/** What staff had open has left the desk meanwhile: why that may be, and where it is. */
export function GoneFromDesk({ customer }: { customer: { name: string; login: string } }) {
  return (
    <Banner tone="warning" title="This release is not at the desk any more">
      {'It was taken back to draft, or deleted: it is with its customer, '}
      <PermittedLink permission="users.manage" href={screenAddress('users', { search: customer.login })}>
        {customer.name}
      </PermittedLink>
      {'. What stands below is how you have opened it. When it is submitted again, it is back on '}
      <Link href={screenAddress('editorialQueue')}>the editorial desk</Link>.
    </Banner>
  );
}
