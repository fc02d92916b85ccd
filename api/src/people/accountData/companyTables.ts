import { statement } from '../../platform/database/statement';
import { enqueue } from '../../platform/jobs/queue';
import { forgetOwn, ofPerson, type Person, rowsSql, type TableRule } from './rule';

const ownSlugs = statement('slugs-to-free')`
select s.slug from company_slugs s join companies using (company_id) where ${ofPerson} order by s.slug`;

/** The names are free again: what others publish under them is listed anew. */
const freeNames = {
  run: async (person: Person): Promise<number> => {
    const slugs = (await ownSlugs.all(person)).map(({ slug }) => slug);
    if (slugs.length > 0) await enqueue('renew-listing', { slugs });
    return 0;
  },
};

/** The pages under which somebody speaks in the newsroom, and what is followed there by mail. A part of tableRules, in their order. */
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
    deletion: { statements: [freeNames, forgetOwn({ table: 'companies' })] },
  },
  company_slugs: {
    export: { none: 'They are made of the names of company pages.' },
    deletion: { none: 'They go with their page.' },
  },
  followers: {
    export: {
      file: 'followed-news',
      rows: statement(
        'export-followers',
      )`${rowsSql(`select w.email, w.frequency, w.paused_at, f.kind, f.label, f.created_at from followers w
              join follows f using (follower_id) where lower(w.email) = lower(:login) order by f.follow_id`)}`,
    },
    deletion: {
      statements: [statement('forget-followers-0')`delete from followers where lower(email) = lower(:login)`],
    },
  },
  follows: {
    export: { none: 'It is in the export with its address.' },
    deletion: { none: 'It goes with its address.' },
  },
  page_checks: {
    export: { none: 'It says what was found at the addresses of releases that are public.' },
    deletion: { none: 'It says nothing of a person.' },
  },
  follow_news: {
    export: { none: 'It says which mails are to be sent.' },
    deletion: { none: 'It goes with its address.' },
  },
};
