import { statement } from '../../platform/database/statement';
import { deleteOwn, ofPerson, rowsSql, type TableRule } from './rule';

/** What the editorial desk does with releases, and who does it. A part of tableRules, in their order. */
export const deskTables: Readonly<Record<string, TableRule>> = {
  release_moves: {
    export: {
      file: 'release-moves',
      rows: statement(
        'export-release_moves',
      )`${rowsSql(`select m.distribution_id, m.action, m.from_state, m.to_state,
               case when m.action = 'passUp' then '{}' else m.reasons end as reasons, m.created_at
               from release_moves m join releases r using (distribution_id)
              where r.${ofPerson} order by m.release_move_id`)}`,
    },
    deletion: {
      statements: [
        statement(
          'forget-release_moves-0',
        )`update release_moves set actor_name = 'deleted-' || :userId::integer where actor_name = :login`,
      ],
    },
  },
  saved_hold_reasons: {
    export: {
      file: 'saved-hold-reasons',
      rows: statement(
        'export-saved_hold_reasons',
      )`${rowsSql(`select text, field, created_at from saved_hold_reasons where ${ofPerson} order by text`)}`,
    },
    deletion: deleteOwn('saved_hold_reasons'),
  },
  release_claims: {
    export: { none: 'It says who at the desk works on what at present.' },
    deletion: deleteOwn('release_claims'),
  },
};
