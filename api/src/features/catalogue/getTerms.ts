import type { Handler } from '../../call/handler';
import { termsInForce } from '../../settings/terms';

export const getTerms: Handler<'getTerms'> = async () => ({ status: 200, body: await termsInForce() });
