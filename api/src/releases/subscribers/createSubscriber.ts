import { record } from '../../platform/audit/audit';
import { withoutTransaction } from '../../platform/call/handler';
import { inTransaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { enqueue } from '../../platform/jobs/queue';
import { renewSecret } from './subscriberSecret';
import { addressOf, companiesOf, orNameTaken, readSubscriber } from './subscriberSql';

const subscriberAdd = statement('subscriber-add')`
insert into subscribers (name, kind, address, format, topics, companies, first_day, created_at)
values (:name, :kind, :address?, :format, :topics::text[], :companies::text[], :firstDay::date, :now)
returning subscriber_id as id`;

/** What was published since its first day is queued by a job. */
export const createSubscriber = withoutTransaction<'createSubscriber'>(
  async ({ body, session, config, now }) => {
    const { kind, format = 'ninjs-3.1', firstDay, topics = [] } = body;
    const name = body.name.trim();
    const address = kind === 'push' ? addressOf(body.address) : null;
    const companies = companiesOf(body.companies);
    const made = await orNameTaken(() =>
      inTransaction(async () => {
        const row = await subscriberAdd.maybe({
          name,
          kind,
          address,
          format,
          topics,
          companies,
          firstDay,
          now,
        });
        if (row === undefined) throw new Error('The subscriber was not stored.');
        const { id } = row;
        const secret = await renewSecret({ id, kind }, config, kind === 'push' ? body.secret : undefined);
        await record({
          actor: session,
          action: 'subscriber.create',
          subject: { type: 'subscriber', id },
          details: { name, kind, address, format, topics, companies, firstDay },
        });
        await enqueue('queue-past-releases', { subscriberId: id });
        return { id, secret };
      }),
    );
    return { status: 201, body: { subscriber: await readSubscriber(made.id, config), secret: made.secret } };
  },
);
