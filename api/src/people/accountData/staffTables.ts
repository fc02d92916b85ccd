import { statement } from '../../platform/database/statement';
import { deleteOwn, ofPerson, rowsSql, type TableRule } from './rule';

/** Where somebody acted from, what staff share about them, and what they were told by mail. */
export const staffTables: Readonly<Record<string, TableRule>> = {
  audit_origins: {
    export: { none: 'It is in the log.' },
    deletion: deleteOwn('audit_origins'),
  },
  saved_filters: {
    export: {
      file: 'saved-filters',
      rows: statement(
        'export-saved_filters',
      )`${rowsSql(`select kind, name, query, created_at from saved_filters where ${ofPerson} order by kind, name`)}`,
    },
    deletion: deleteOwn('saved_filters'),
  },
  record_viewers: {
    export: { none: 'It says who looks at what in this minute.' },
    deletion: deleteOwn('record_viewers'),
  },
  // Staff's words about somebody are read by staff alone; they end with the account that they are about.
  record_notes: {
    export: {
      file: 'staff-notes',
      rows: statement(
        'export-record_notes',
      )`${rowsSql(`select kind, subject_id, body, written_at, withdrawn_at from record_notes
              where author_id = :userId order by note_id`)}`,
    },
    deletion: {
      statements: [
        statement(
          'forget-record_notes-1',
        )`update record_notes set body = replace(body, '@' || :name, '@Deleted account')
          where :userId = any(mentioned)`,
        statement(
          'forget-record_notes-0',
        )`delete from record_notes where (kind = 'user' and subject_id = :userId)
            or (kind = 'order' and subject_id = any(array(select order_id from orders where ${ofPerson})))
            or (kind = 'release' and subject_id = any(array(select distribution_id from releases where ${ofPerson})))`,
      ],
    },
  },
  kept_mails: {
    export: {
      file: 'mails',
      rows: statement(
        'export-kept_mails',
      )`${rowsSql(`select sent_at, address, subject, body, order_id, distribution_id from kept_mails
              where ${ofPerson} order by mail_id`)}`,
    },
    deletion: deleteOwn('kept_mails'),
  },
};
