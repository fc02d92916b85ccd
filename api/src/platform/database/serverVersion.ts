import { statement } from './statement';

/** As `server_version_num` has it: 16 is the first with what statements and their checks use. */
const least = 160_000;

const serverVersion = statement('server-version')`
select current_setting('server_version_num')::integer as "version!", current_setting('server_version') as "named!"`;

/** What PostgreSQL this is, and why it cannot be used, as a sentence; null when it can. */
export const readServerVersion = async (): Promise<{ named: string; why: string | null }> => {
  const { version, named } = await serverVersion.one();
  return { named, why: version < least ? `It is PostgreSQL ${named}, and 16 or newer is needed.` : null };
};
