import type { Database } from '../../harness/database';

/** Where an operation is measured, and by whom. */
type Planted = { database: Database; owner: number; token: string };

type Operation = {
  /** The requests a second of the API, as a multiple of the peer's, that are aimed at. */
  goal: number;
  caller: 'customer' | 'editor';
  /** What gives the bytes of the requests, one after the other. */
  requests: (planted: Planted) => Promise<() => string>;
};

const headOf = (token: string): string => `Host: localhost\r\nAuthorization: Bearer ${token}\r\n`;

const get = (path: string, token: string): string => `GET ${path} HTTP/1.1\r\n${headOf(token)}\r\n`;

const post = (path: string, token: string, content: object): string => {
  const body = JSON.stringify(content);
  return `POST ${path} HTTP/1.1\r\n${headOf(token)}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
};

type Own = { id: number; version: number };

/** What makes a request of each of the owner's releases in turn: those in one state, or all, scattered. */
const ofEach = async (
  { database, owner }: Planted,
  state: number | null,
  request: (release: Own, count: number) => string,
): Promise<() => string> => {
  const releases = await database.rows<Own>(
    `select distribution_id as id, distribution_version as version from releases
      where user_id = $1 and state = coalesce($2, state) order by hashint4(distribution_id)`,
    owner,
    state,
  );
  let count = 0;
  return () => {
    const release = releases[count % releases.length];
    if (release === undefined) throw new Error('There is no release.');
    count += 1;
    return request(release, count);
  };
};

const drafts = 1;
const text = `<p>${'Harbor Robotics today opened an assembly plant at Sparrows Point. '.repeat(50)}</p>`;

/** Few, many and no headlines have them: 6,378 of 33,573 in this state the first, all of them the last. */
const searches = ['vaccine', 'plant 777', 'robots', '204', 'violin', 'plant 19', 'zeppelin', 'harbor'];

/** What is measured, by the names that are printed. */
export const operations: Record<string, Operation> = {
  list: {
    goal: 1.5,
    caller: 'customer',
    requests: async ({ token }) => {
      const list = get('/api/distribution?limit=50', token);
      return () => list;
    },
  },
  detail: {
    goal: 0.9,
    caller: 'customer',
    requests: (planted) =>
      ofEach(planted, null, ({ id }) => get(`/api/distribution/item/${id}`, planted.token)),
  },
  save: {
    goal: 0.8,
    caller: 'customer',
    requests: (planted) =>
      ofEach(planted, drafts, (draft, count) => {
        const request = post('/api/distribution/item/saveDraft', planted.token, {
          distributionId: draft.id,
          distributionVersion: draft.version,
          package: '200',
          headline: `Harbor Robotics opens Baltimore plant and adds 400 jobs, save ${count}`,
          summary: 'State credits and a retooled shipyard bring robots to Sparrows Point.',
          cityState: 'BALTIMORE',
          body: text,
        });
        draft.version += 1;
        return request;
      }),
  },
  search: {
    goal: 16,
    caller: 'editor',
    requests: async ({ token }) => {
      let count = 0;
      return () => {
        const searchText = searches[count % searches.length] ?? '';
        count += 1;
        return get(`/api/admin/releases?limit=25&status=2&${new URLSearchParams({ searchText })}`, token);
      };
    },
  },
};
