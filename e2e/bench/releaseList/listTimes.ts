export interface Asking {
  name: string;
  query: string;
}

export const askings: readonly Asking[] = [
  { name: 'first page', query: 'limit=200' },
  { name: 'fifth page', query: 'limit=200&pageNumber=5' },
  { name: 'search, a word of every headline', query: 'limit=200&searchText=robotics' },
  { name: 'search, a word of one in five', query: 'limit=200&searchText=vaccine' },
  { name: 'search, nothing has it', query: 'limit=200&searchText=zeppelin%20museum' },
  { name: 'status draft', query: 'limit=200&status=1' },
  { name: 'search and status', query: 'limit=200&status=1&searchText=orbit' },
];

export interface Times {
  quiet: number;
  median: number;
  p95: number;
  rows: number;
}

const warmUps = 20;

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;

export async function listTimes(
  api: string,
  token: string,
  { query }: Asking,
  times: number,
): Promise<Times> {
  const taken: number[] = [];
  let rows = 0;
  for (let asked = 0; asked < times + warmUps; asked += 1) {
    const begin = performance.now();
    const answer = await fetch(`${api}/distribution?${query}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const text = await answer.text();
    if (asked >= warmUps) taken.push(performance.now() - begin);
    if (!answer.ok) throw new Error(`The list answered ${answer.status}: ${text}`);
    rows = (JSON.parse(text) as unknown[]).length;
  }
  taken.sort((one, other) => one - other);
  return { quiet: at(taken, 0.1), median: at(taken, 0.5), p95: at(taken, 0.95), rows };
}
