import { execute } from '../platform/database/database';
import { addressHash } from '../releases/journalists/addresses';

/** Puts people with these addresses on a journalist list, whether they are known or not. */
export const onList = async (listId: number, ...addresses: string[]): Promise<void> => {
  for (const address of addresses)
    await execute(
      `with person as (
         insert into journalists (address_hash, address, name, outlet, topics) values ($1, $2, '', '', '')
         on conflict (address_hash) do update set address = excluded.address returning journalist_id)
       insert into journalist_list_members select $3, journalist_id from person on conflict do nothing`,
      [addressHash(address), address, listId],
    );
};
