export type LoginAnswer =
  | { kind: 'code'; code: string; state: string | null }
  | { kind: 'noAccess' }
  | { kind: 'refused'; description: string | null };

const notAssigned = 'User is not assigned to the client application.';

/** Reads the query of the login callback. A refusal counts more than a code. */
export function readLoginAnswer(query: URLSearchParams): LoginAnswer {
  const description = query.get('error_description') || null;
  if (description === notAssigned) return { kind: 'noAccess' };
  const code = query.get('code');
  if (query.has('error') || description !== null || !code) return { kind: 'refused', description };
  return { kind: 'code', code, state: query.get('state') };
}
