import { message } from '@dispatch/contract';
import type { Handler } from '../../platform/call/handler';
import { notFound, problem } from '../../platform/call/problem';
import { publishedUnder, readProof } from './releaseProof';

export const getReleaseProof: Handler<'getReleaseProof'> = async ({ path, query }) => {
  const distributionId = await publishedUnder(path.PRID);
  if (distributionId === undefined) throw notFound();
  const proof = await readProof(distributionId, query.version ?? null);
  if (proof === null) throw problem(404, 'proof-missing', message('proof-missing'));
  return { status: 200, body: proof };
};
