import { waitsForApproval } from '@dispatch/contract';

type Done<Result extends { data: object }> = Omit<Result, 'data'> & {
  data: Exclude<Result['data'], { approvalRequestId: number }>;
};

/** The answer of a call that needs nobody else's word. Throws when it waits for one. */
export const doneAtOnce = async <Result extends { data: object }>(
  calling: Promise<Result>,
): Promise<Done<Result>> => {
  const result = await calling;
  if (waitsForApproval(result.data)) throw new Error(`It waits for somebody: ${JSON.stringify(result.data)}`);
  return result as unknown as Done<Result>;
};
