import { statement } from '../../platform/database/statement';
import { deleteOwn, ofPerson, rowsSql, type TableRule } from './rule';

/** The pages under which somebody speaks in the newsroom. A part of tableRules, in their order. */
export const companyTables: Readonly<Record<string, TableRule>> = {
  companies: {
    export: {
      file: 'company-pages',
      rows: statement(
        'export-companies',
      )`${rowsSql(`select name, name_state, decline_reason, approved_name, slug, details, changed_at from companies
              where ${ofPerson} order by company_id`)}`,
    },
    // Their file uses went above, with the files.
    deletion: deleteOwn('companies'),
  },
  company_slugs: {
    export: { none: 'They are made of the names of company pages.' },
    deletion: { none: 'They go with their page.' },
  },
};
