import { screenAddress } from '@dispatch/contract';
import { Banner, Link } from '@dispatch/design-system';
import { PermittedLink } from '../../shared/routing/PermittedLink';

/** What staff had open has left the desk meanwhile: why that may be, and where it is. */
export function GoneFromDesk({ customer }: { customer: { name: string; login: string } }) {
  return (
    <Banner
      tone="warning"
      title="This release is not at the desk any more"
      action={<Link href={screenAddress('editorialQueue')}>Back to the editorial desk</Link>}
    >
      <p>
        It was taken back to draft, or deleted. What stands below is how you have opened it. When it is
        submitted again, it is back on the editorial desk.
      </p>
      <p>
        <PermittedLink
          permission="users.manage"
          href={screenAddress('users', { search: customer.login })}
        >{`It is with its customer: ${customer.name}`}</PermittedLink>
      </p>
    </Banner>
  );
}
