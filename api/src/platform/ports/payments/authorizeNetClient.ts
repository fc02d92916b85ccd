import { patience } from '../patience';
import { PaymentRefused, PaymentsUnavailable } from './paymentsPort';

export type GatewaySettings = {
  loginId: string;
  transactionKey: string;
  signatureKey: string;
  apiUrl: string;
};

type Reply = {
  messages?: { resultCode?: string; message?: { code?: string }[] };
  transactionResponse?: object;
};

const notFound = 'E00040';
/** The bank does not take the card of a profile. */
const declined = 'E00027';
/** What it does not understand of a request. Its text repeats what was sent, a card number too: it is not read. */
const notUnderstood = new Set(['E00003', 'E00013', 'E00014', 'E00015']);

const readReply = async (response: Response): Promise<Reply> => {
  if (!response.ok) throw new PaymentsUnavailable(`The card gateway answers ${response.status}.`);
  try {
    return (await response.json()) as Reply;
  } catch {
    throw new PaymentsUnavailable('The card gateway does not answer in JSON.');
  }
};

/**
 * Asks Authorize.Net; what stands in `content` keeps its order, which its schema demands. Null for a record that it
 * does not know. Errors name its code alone.
 */
export const gatewayClient =
  ({ apiUrl, loginId, transactionKey }: GatewaySettings) =>
  async <Answer extends object>(request: string, content: object): Promise<(Reply & Answer) | null> => {
    const merchantAuthentication = { name: loginId, transactionKey };
    const response = await fetch(apiUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ [request]: { merchantAuthentication, ...content } }),
      signal: AbortSignal.timeout(patience),
    }).catch((error: unknown) => {
      throw new PaymentsUnavailable('The card gateway does not answer.', { cause: error });
    });
    const reply = await readReply(response);
    if (reply.messages?.resultCode === 'Ok' || reply.transactionResponse !== undefined)
      return reply as Reply & Answer;
    const code = reply.messages?.message?.[0]?.code ?? 'none';
    if (code === notFound) return null;
    if (code === declined) throw new PaymentRefused('This transaction has been declined.', true);
    const said = `The card gateway refuses the request (${code}).`;
    throw notUnderstood.has(code) ? new PaymentRefused(said, false) : new PaymentsUnavailable(said);
  };

export type AskGateway = ReturnType<typeof gatewayClient>;
