import { statement } from '../../platform/database/statement';
import { deleteOwn, ofPerson, rowsSql, type TableRule } from './rule';

/** Who somebody is, and how they and their programs come in. A part of tableRules, in their order. */
export const signInTables: Readonly<Record<string, TableRule>> = {
  identities: {
    export: {
      file: 'sign-in',
      rows: statement(
        'export-identities',
      )`${rowsSql(`select issuer, subject, linked_at from identities where ${ofPerson}`)}`,
    },
    deletion: deleteOwn('identities'),
  },
  sessions: {
    export: {
      file: 'sessions',
      rows: statement(
        'export-sessions',
      )`${rowsSql(`select created_at, last_used_at, ended_at, user_agent, address from sessions
              where ${ofPerson} and impersonator_user_id is null order by session_id`)}`,
    },
    deletion: {
      statements: [
        statement(
          'forget-sessions-0',
        )`delete from sessions where ${ofPerson} or impersonator_user_id = :userId`,
      ],
    },
  },
  access_tokens: {
    export: {
      file: 'access-tokens',
      rows: statement(
        'export-access_tokens',
      )`${rowsSql(`select name, scopes, created_at, expires_at, last_used_at, last_used_address, ended_at
              from access_tokens where ${ofPerson} order by token_id`)}`,
    },
    deletion: deleteOwn('access_tokens'),
  },
  webhooks: {
    export: {
      file: 'webhooks',
      rows: statement(
        'export-webhooks',
      )`${rowsSql(`select address, events, created_at, off_because, failing_since, delivered_at
              from webhooks where ${ofPerson} order by webhook_id`)}`,
    },
    deletion: deleteOwn('webhooks'),
  },
  webhook_messages: {
    export: {
      file: 'webhook-messages',
      rows: statement(
        'export-webhook_messages',
      )`${rowsSql(`select m.message_id, m.event, m.data, m.state, m.created_at, m.tries, m.settled_at, m.problem
              from webhook_messages m join webhooks using (webhook_id) where ${ofPerson} order by m.message_number`)}`,
    },
    deletion: { none: 'they go with the webhook' },
  },
  webhook_tries: {
    export: { none: 'what the program of the person has answered: they have it themselves' },
    deletion: { none: 'they go with the message' },
  },
};
