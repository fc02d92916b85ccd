import type { Handler } from '../../platform/call/handler';
import { termsInForce } from './terms';

export const getTerms: Handler<'getTerms'> = async () => ({ status: 200, body: await termsInForce() });
