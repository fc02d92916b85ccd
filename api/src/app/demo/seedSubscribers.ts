import { easternDayAfter } from '@dispatch/contract';
import { execute } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { seal } from '../../platform/ports/sealing';
import type { TokenKey } from '../../platform/settings/socialEnvironment';
import { sealOwner, tokenHash } from '../../releases/delivery/subscriber';
import type { DemoSubscriber } from './demoData';

const day = 86_400_000;

const demoSubscriberAdd = statement('demo-subscriber-add')`
insert into subscribers (name, kind, address, format, companies, first_day, created_at)
values (:name, :kind, :address, :format, :companies::text[], :firstDay::date, :now)
returning subscriber_id as id`;

/** Who takes the releases of the demo over, those of the last year too. Nobody is sent to without a key to seal with. */
export const seedSubscribers = async (
  subscribers: readonly DemoSubscriber[],
  keys: readonly TokenKey[],
  now: Date,
): Promise<void> => {
  const firstDay = easternDayAfter(new Date(now.getTime() - 365 * day), {});
  for (const { name, kind, address, format, secret, companies } of subscribers) {
    if (kind === 'push' && keys.length === 0) continue;
    const made = await demoSubscriberAdd.maybe({ name, kind, address, format, companies, firstDay, now });
    const id = made?.id ?? 0;
    await (kind === 'pull'
      ? execute('update subscribers set token_hash = $2, address = null where subscriber_id = $1', [
          id,
          tokenHash(secret),
        ])
      : execute('update subscribers set sealed_secret = $2 where subscriber_id = $1', [
          id,
          seal(keys, sealOwner(id), secret),
        ]));
  }
};
