import { statement } from '../../platform/database/statement';
import { analyticsTables } from './analyticsTables';
import { companyTables } from './companyTables';
import { deskTables } from './deskTables';
import { moneyTables } from './moneyTables';
import { deleteJobs, deleteOwn, ofPerson, rowsSql, type TableRule } from './rule';
import { signInTables } from './signInTables';
import { staffTables } from './staffTables';
import { wipeReleases, wipeVersions } from './wipeReleases';
import { statesSql } from '../../platform/database/statesSql';

const journalist = 'It is about journalists, who are on a list by their address and not by an account.';
const nobody = 'It holds nothing of a person.';
const idsAlone = 'It names people by their ids alone, and those lead to an account without a name.';
const secret = 'It is a secret of the machinery, and tells its owner nothing.';

const machinery: TableRule = { export: { none: nobody }, deletion: { none: nobody } };
const catalogue = machinery;

/**
 * Every table of the database, and what becomes of its rows when somebody asks for their data and when an account is
 * deleted (docs/decisions/0007). A test reads the tables from the database and refuses one that is not here. Deletion
 * goes from top to bottom.
 */
export const tableRules: Readonly<Record<string, TableRule>> = {
  ...signInTables,
  email_tokens: {
    export: { none: secret },
    deletion: deleteOwn('email_tokens'),
  },
  verified_emails: {
    export: {
      file: 'verified-addresses',
      rows: statement(
        'export-verified_emails',
      )`${rowsSql(`select email, verified_at from verified_emails where ${ofPerson} order by email`)}`,
    },
    deletion: deleteOwn('verified_emails'),
  },
  user_parameters: {
    export: {
      file: 'parameters',
      rows: statement(
        'export-user_parameters',
      )`${rowsSql(`select parameter_name, parameter_value from user_parameters where ${ofPerson} order by 1`)}`,
    },
    deletion: deleteOwn('user_parameters'),
  },
  account_exports: {
    export: { none: 'It says of this export that it is being made.' },
    deletion: deleteOwn('account_exports'),
  },
  // What somebody has written
  file_uses: {
    export: { none: 'The files themselves are in the export.' },
    deletion: {
      statements: [
        statement('forget-file_uses-0')`delete from file_uses using releases r
          where used_by = 'release' and used_by_id = r.distribution_id and r.${ofPerson} and r.state <> ${statesSql('Published')}`,
        statement('forget-file_uses-1')`delete from file_uses using companies c
          where used_by = 'company' and used_by_id = c.company_id and c.${ofPerson}`,
      ],
    },
  },
  files: {
    export: {
      file: 'files',
      rows: statement(
        'export-files',
      )`${rowsSql(`select file_id, name, media_type, bytes, width, height, created_at from files
              where ${ofPerson} and stored_at is not null and removing_at is null order by file_id`)}`,
    },
    deletion: {
      statements: [
        // Their bytes and rows are removed by the job that removes what nothing uses. What a published release or a
        // partner shows stays as it is shown.
        statement(
          'forget-files-0',
        )`update files set kept_until = :now, name = 'file', preview = null where ${ofPerson}
            and not exists (select from file_uses u where u.file_id = files.file_id)`,
      ],
    },
  },
  releases: {
    export: {
      file: 'releases',
      rows: statement(
        'export-releases',
      )`${rowsSql(`select to_jsonb(r) - 'user_id' - 'saved_by' as release from releases r
              where ${ofPerson} and state <> ${statesSql('Deleted')} order by distribution_id`)}`,
    },
    deletion: { statements: wipeReleases },
  },
  release_answers: {
    export: { none: 'It is a copy of what releases hold.' },
    deletion: { none: 'It is taken away when a release changes, and each one does.' },
  },
  release_answers_shared: machinery,
  news_items: {
    export: { none: 'It is a copy of what published releases hold.' },
    deletion: { none: 'It changes with the version that is published, and goes when none is.' },
  },
  news_topics: {
    export: { none: 'It is a copy of what published releases hold.' },
    deletion: { none: 'It changes and goes with its row of news_items.' },
  },
  release_versions: {
    export: {
      file: 'release-versions',
      // What they hold is in files of their own.
      rows: statement(
        'export-release_versions',
      )`${rowsSql(`select v.distribution_id, v.number, v.kind, v.saved_at, v.impersonator_user_id is not null as by_staff
               from release_versions v join releases r using (distribution_id)
              where r.${ofPerson} and r.state <> ${statesSql('Deleted')} order by v.distribution_id, v.number`)}`,
    },
    deletion: { statements: wipeVersions },
  },
  attestations: {
    export: { none: 'They are proofs of published releases, which anybody can get from their pages.' },
    deletion: {
      statements: [
        // The log keeps hashes that say nothing without their salt. What stays public is signed anew, without the person.
        statement('forget-attestations-0')`update attestations a set jws = null, salt = null
          from releases r where r.distribution_id = a.distribution_id and r.${ofPerson}`,
        statement('forget-attestations-1')`
insert into attestations_due (distribution_id, action, version_number, at)
select r.distribution_id, 'republish', max(v.number), :now::timestamptz from releases r
join release_versions v on v.distribution_id = r.distribution_id and v.kind in ('published', 'correction')
where r.${ofPerson} and r.state = ${statesSql('Published')}
  and exists (select from attestations a where a.distribution_id = r.distribution_id)
group by r.distribution_id`,
      ],
    },
  },
  ...analyticsTables,
  attestations_due: { export: { none: idsAlone }, deletion: { none: idsAlone } },
  signing_keys: machinery,
  log_head: machinery,
  log_tiles: machinery,
  ...companyTables,
  ...deskTables,
  subscribers: machinery,
  deliveries: {
    export: {
      file: 'deliveries',
      rows: statement(
        'export-deliveries',
      )`${rowsSql(`select d.distribution_id, s.name as subscriber, d.occasion, d.version_number, d.state, d.created_at,
                d.settled_at, d.story_date, d.story_number, d.era_id
               from deliveries d join releases r using (distribution_id) join subscribers s using (subscriber_id)
              where r.${ofPerson} order by d.delivery_number`)}`,
    },
    deletion: { none: idsAlone },
  },
  wire_deliveries: {
    export: { none: 'Its rows are among the deliveries.' },
    deletion: { none: idsAlone },
  },
  archived_releases: {
    export: {
      file: 'archived-releases',
      rows: statement(
        'export-archived_releases',
      )`${rowsSql(`select to_jsonb(a) - 'login' as release from archived_releases a where login = :login
              order by archived_release_id`)}`,
    },
    deletion: {
      statements: [
        statement('forget-archived_releases-0')`delete from archived_releases where login = :login`,
      ],
    },
  },
  ...moneyTables,
  social_posts: {
    export: {
      file: 'social-posts',
      rows: statement(
        'export-social_posts',
      )`${rowsSql(`select p.distribution_id, p.kind, p.content ->> 'text' as text, p.posted_at, p.address
               from social_posts p join releases r using (distribution_id)
              where r.${ofPerson} order by p.social_post_id`)}`,
    },
    deletion: {
      statements: [
        statement(
          'forget-social_posts-0',
        )`delete from social_posts p using releases r where r.distribution_id = p.distribution_id and r.${ofPerson}`,
      ],
    },
  },
  // What is connected
  social_accounts: {
    export: {
      file: 'social-accounts',
      rows: statement(
        'export-social_accounts',
      )`${rowsSql(`select network, provider_account_id, account_name, avatar_url, page_name, connected_at
               from social_accounts where ${ofPerson} order by network`)}`,
    },
    deletion: deleteOwn('social_accounts'),
  },
  social_authorizations: {
    export: { none: secret },
    deletion: { none: 'It goes with its session.' },
  },
  // What is written down beside it
  audit_log: {
    export: {
      file: 'log',
      rows: statement(
        'export-audit_log',
      )`${rowsSql(`select at, action, subject_type, subject_id, details, impersonator_user_id is not null as by_staff,
                    o.address, o.device
               from audit_log left join audit_origins o on o.audit_id = audit_log.audit_id and o.user_id = :userId
              where actor_user_id = :userId order by audit_log.audit_id`)}`,
    },
    deletion: { none: idsAlone },
  },
  ...staffTables,
  idempotency_keys: {
    export: { none: secret },
    deletion: deleteOwn('idempotency_keys'),
  },
  rate_limits: {
    export: { none: 'It counts calls, and forgets them within a day.' },
    deletion: {
      statements: [
        statement(
          'forget-rate_limits-0',
        )`delete from rate_limits where substr(key, strpos(key, ':') + 1) in (:login, lower(:email))
            or key ~ ('-by-account:' || :userId::integer::text || '$')`,
      ],
    },
  },
  'jobs.job': {
    export: { none: 'What waits to be done is done in a moment.' },
    deletion: deleteJobs('job'),
  },
  'jobs.archive': {
    export: { none: 'What was done shows in the other lists.' },
    deletion: deleteJobs('archive'),
  },
  // What is nobody's
  partners: { export: { none: idsAlone }, deletion: { none: idsAlone } },
  universal_coupons: { export: { none: idsAlone }, deletion: { none: idsAlone } },
  set_up_codes: {
    export: { none: 'They belong to nobody yet.' },
    deletion: { none: 'They belong to nobody yet.' },
  },
  system_troubles: machinery,
  system_watch: machinery,
  processes: machinery,
  user_writes: machinery,
  settings: { export: { none: idsAlone }, deletion: { none: idsAlone } },
  terms: { export: { none: idsAlone }, deletion: { none: idsAlone } },
  partner_packages: catalogue,
  bundle_tiers: catalogue,
  packages: catalogue,
  journalist_lists: catalogue,
  journalists: { export: { none: journalist }, deletion: { none: journalist } },
  journalist_list_members: { export: { none: journalist }, deletion: { none: journalist } },
  withheld_addresses: { export: { none: journalist }, deletion: { none: journalist } },
  journalist_mails: { export: { none: journalist }, deletion: { none: journalist } },
  journalist_corrections: { export: { none: journalist }, deletion: { none: journalist } },
  journalist_imports: { export: { none: idsAlone }, deletion: { none: idsAlone } },
  provider_comparison: machinery,
  deferred_revenue_reports: machinery,
  provider_differences: {
    export: { none: idsAlone },
    deletion: { none: 'Accounting keeps it; it names nobody but by id.' },
  },
  link_checks: machinery,
  used_captchas: machinery,
  worker_heartbeat: machinery,
  job_holds: machinery,
  mails_sent: machinery,
  migrations: machinery,
  // The person, last
  users: {
    export: {
      file: 'account',
      rows: statement(
        'export-users',
      )`${rowsSql(`select to_jsonb(u) - 'deleted_at' - 'feature_overrides' as account from users u where ${ofPerson}`)}`,
    },
    deletion: {
      statements: [
        statement(
          'forget-users-0',
        )`update users set okta_login = 'deleted-' || :userId, email = '', first_name = 'Deleted',
           last_name = 'account', organization = '', phone = '', address1 = '', address2 = '', city = '', zip = '',
           c3_company_id = null, provider_user_id = null, activated_at = null, last_seen_on = null, feature_overrides = '{}', deleted_at = :now
         where ${ofPerson}`,
      ],
    },
  },
};
