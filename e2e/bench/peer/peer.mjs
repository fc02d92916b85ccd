// What the API is compared with: the same three calls by Fastify and pg over the same database, as such a service is
// usually written: JSON schemas both ways, prepared statements, the session looked up for each request, an audit line.
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';

const from = createRequire(`${process.env['PEER_MODULES']}/x.js`);
const own = createRequire(import.meta.url);
const fastify = from('fastify');
const { Pool } = own('pg');
const sanitize = createRequire(new URL('../../../api/x.js', import.meta.url))('sanitize-html');

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const ask = (on, name, text, values) => on.query({ name, text, values });
const refuse = (statusCode, message) => Object.assign(new Error(message), { statusCode });

const app = fastify();
app.decorateRequest('userId', null);
app.addHook('onRequest', async (request) => {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
  const hash = createHash('sha256').update(token).digest();
  const { rows } = await ask(
    pool,
    'session',
    `select user_id from sessions
      where token_hash = $1 and ended_at is null and created_at > now() - interval '12 hours'`,
    [hash],
  );
  if (rows.length === 0) throw refuse(401, 'Please log in.');
  request.userId = rows[0].user_id;
});

const text = { type: 'string' };
const integer = { type: 'integer' };
const orNull = (schema) => ({ ...schema, nullable: true });

const row = {
  type: 'object',
  properties: {
    ...{ DistributionID: integer, HeadLine: text, PRWebPressReleaseID: orNull(integer), CreationDate: text },
    ...{ SubmittedDate: orNull(text), ReleaseDate: orNull(text), ReleaseStatusID: integer },
    ...{ isResubmit: { type: 'boolean' }, CityState: text, Package: text, ReleaseStatusDescription: text },
  },
};
const page = {
  type: 'object',
  properties: {
    limit: { type: 'integer', minimum: 1, maximum: 200, default: 50 },
    pageNumber: { type: 'integer', minimum: 1, default: 1 },
  },
};
app.get(
  '/api/distribution',
  { schema: { querystring: page, response: { 200: { type: 'array', items: row } } } },
  async ({ userId, query: { limit, pageNumber } }, reply) => {
    const [list, count] = await Promise.all([
      ask(
        pool,
        'list',
        `select distribution_id "DistributionID", headline "HeadLine", prweb_press_release_id "PRWebPressReleaseID",
                creation_date "CreationDate", submitted_date "SubmittedDate", release_date "ReleaseDate",
                state "ReleaseStatusID", is_resubmit "isResubmit", city_state "CityState", package "Package"
           from releases where user_id = $1 and state <> -1
          order by creation_date desc, distribution_id desc limit $2 offset $3`,
        [userId, limit, (pageNumber - 1) * limit],
      ),
      ask(pool, 'count', 'select count(*)::int as total from releases where user_id = $1 and state <> -1', [
        userId,
      ]),
    ]);
    reply.header('x-total-count', count.rows[0].total);
    return list.rows.map((one) => ({ ...one, ReleaseStatusDescription: String(one.ReleaseStatusID) }));
  },
);

const found = {
  type: 'object',
  properties: {
    ...{ distributionId: integer, prwebPressReleaseId: orNull(integer), headline: text, cityState: text },
    ...{ package: text, hasPriorityRelease: { type: 'boolean' }, releaseStatusId: integer },
    ...{ isResubmit: { type: 'boolean' }, releaseDate: orNull(text), submittedDate: orNull(text) },
    ...{ customerName: text, organization: text },
  },
};
const search = {
  type: 'object',
  properties: { ...page.properties, searchText: { type: 'string', maxLength: 200 }, status: integer },
};
const ofSearch = `r.state = $2 and (r.headline ilike $1 or r.user_id = any(array(select user_id from users
  where (first_name || ' ' || last_name || ' ' || organization || ' ' || okta_login || ' ' || email) ilike $1)))`;
app.get(
  '/api/admin/releases',
  { schema: { querystring: search, response: { 200: { type: 'array', items: found } } } },
  async ({ query: { limit, pageNumber, searchText, status } }, reply) => {
    const like = `%${searchText.replace(/[\\%_]/g, '\\$&')}%`;
    const [list, count] = await Promise.all([
      ask(
        pool,
        'search',
        `select r.distribution_id "distributionId", r.prweb_press_release_id "prwebPressReleaseId", r.headline,
                r.city_state "cityState", r.package, r.has_priority_release "hasPriorityRelease",
                r.state "releaseStatusId", r.is_resubmit "isResubmit", r.release_date "releaseDate",
                r.submitted_date "submittedDate", u.first_name || ' ' || u.last_name "customerName", u.organization
           from releases r join users u using (user_id) where ${ofSearch}
          order by r.release_date nulls last, r.distribution_id limit $3 offset $4`,
        [like, status, limit, (pageNumber - 1) * limit],
      ),
      ask(pool, 'search-count', `select count(*)::int as total from releases r where ${ofSearch}`, [
        like,
        status,
      ]),
    ]);
    reply.header('x-total-count', count.rows[0].total);
    return list.rows;
  },
);

/** The schema of a release that a generator would write: each column by its type. */
const columns = await pool.query(
  `select column_name as name, data_type as type from information_schema.columns
    where table_name = 'releases' and table_schema = current_schema()`,
);
const typeOf = (type) => {
  if (/int/.test(type)) return integer;
  if (type === 'boolean') return { type };
  return type === 'ARRAY' ? { type: 'array', items: { type: ['integer', 'string'] } } : text;
};
const release = {
  type: 'object',
  properties: Object.fromEntries(
    columns.rows
      .filter(({ type }) => !/json/.test(type))
      .map(({ name, type }) => [name, orNull(typeOf(type))]),
  ),
};
const id = { type: 'object', properties: { id: { type: 'integer', minimum: 1 } } };
app.get(
  '/api/distribution/item/:id',
  { schema: { params: id, response: { 200: release } } },
  async ({ userId, params }) => {
    const { rows } = await ask(
      pool,
      'detail',
      'select * from releases where distribution_id = $1 and user_id = $2 and state <> -1',
      [params.id, userId],
    );
    if (rows.length === 0) throw refuse(404, 'There is no such release.');
    return rows[0];
  },
);

const fields = {
  ...{ package: 'package', headline: 'headline', summary: 'summary', cityState: 'city_state' },
  ...{ body: 'body', pulloutQuote: 'pullout_quote', videoUrl: 'video_url' },
};
const names = Object.keys(fields);
const draft = {
  type: 'object',
  required: ['distributionId', 'distributionVersion', 'package'],
  properties: {
    distributionId: integer,
    distributionVersion: integer,
    ...Object.fromEntries(names.map((name) => [name, { type: 'string', maxLength: 20_000 }])),
  },
};
const saved = {
  type: 'object',
  properties: { distributionId: integer, distributionVersion: integer, savedAt: text, body: text },
};
const save = `update releases set ${Object.values(fields)
  .map((column, at) => `${column} = coalesce($${at + 4}, ${column})`)
  .join(', ')}, distribution_version = distribution_version + 1, saved_at = now(), saved_by = $2
  where distribution_id = $1 and user_id = $2 and distribution_version = $3 and state = 1
  returning distribution_id "distributionId", distribution_version "distributionVersion", saved_at "savedAt", body`;
app.post(
  '/api/distribution/item/saveDraft',
  { schema: { body: draft, response: { 200: saved } } },
  async ({ userId, body }) => {
    const values = names.map((name) => (name === 'body' ? sanitize(body.body ?? '') : (body[name] ?? null)));
    const client = await pool.connect();
    try {
      await client.query('begin');
      const asked = [body.distributionId, userId, body.distributionVersion, ...values];
      const { rows } = await ask(client, 'save', save, asked);
      if (rows.length === 0) throw refuse(409, 'It was changed meanwhile.');
      await ask(
        client,
        'audit',
        `insert into audit_log (actor_user_id, actor, action, subject_type, subject_id, details)
         values ($1, 'person', 'release.save', 'release', $2, '{}')`,
        [userId, String(body.distributionId)],
      );
      await client.query('commit');
      return rows[0];
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  },
);
// As many routes as the contract has.
for (let at = 0; at < 140; at += 1) app.get(`/api/other${at}/:id/part`, async () => ({}));

const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${address}\n`);
