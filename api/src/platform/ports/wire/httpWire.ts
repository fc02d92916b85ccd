import { createHmac } from 'node:crypto';
import { object, string, ValidationError } from 'yup';
import type { Config } from '../../settings/config';
import { newsMl } from './newsMl';
import { ninjs } from './ninjs';
import { NotTaken, type WirePort, type WireReceipt, type WireStory } from './wirePort';

type WireSettings = NonNullable<Config['wire']>;

type Written = { type: string; body: string };

const formats: Record<WireSettings['format'], (story: WireStory, sender: string, now: Date) => Written> = {
  json: (story) => ({ type: 'application/json', body: ninjs(story, '3.1', story.deliveryId) }),
  'newsml-g2': (story, sender, now) => ({
    type: 'application/vnd.iptc.g2.newsmessage+xml',
    body: newsMl([story], { sender, transmitId: story.deliveryId, now }),
  }),
};

/** Characters of an answer that are read. */
const mostRead = 20_000;

const readAnswer = async (answer: Response): Promise<string> => {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of answer.body ?? []) {
    text += decoder.decode(bytes, { stream: true });
    if (text.length > mostRead) throw new NotTaken('The downstream system answers more than a receipt.');
  }
  return text;
};

const receipt = object({
  StoryDate: string().datetime({ allowOffset: true }).required(),
  StoryNumber: string().max(60).required(),
  // As the call that reads it takes it.
  EraId: string()
    .max(40)
    .matches(/^[A-Za-z0-9-]+$/)
    .required(),
});

const readReceipt = (text: string): WireReceipt => {
  try {
    const { StoryDate, StoryNumber, EraId } = receipt.validateSync(JSON.parse(text));
    return { storyDate: StoryDate, storyNumber: StoryNumber, eraId: EraId };
  } catch (error) {
    if (!(error instanceof ValidationError || error instanceof SyntaxError)) throw error;
    throw new NotTaken(`The downstream system answers no receipt: ${error.message}`, { cause: error });
  }
};

/**
 * Posts stories to the address of the configuration, signed with its secret; redirects are not followed.
 * @param sender the name of this site
 * @param patience milliseconds for the whole answer
 */
export const httpWire = (
  { url, format, secret }: WireSettings,
  sender: string,
  patience = 8_000,
): WirePort => ({
  send: async (story, now) => {
    const { type, body } = formats[format](story, sender, now);
    const signature = createHmac('sha256', secret).update(body).digest('hex');
    try {
      const answer = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.timeout(patience),
        headers: {
          'Content-Type': `${type}; charset=utf-8`,
          Accept: 'application/json',
          'Idempotency-Key': story.deliveryId,
          'X-Hub-Signature-256': `sha256=${signature}`,
        },
        body,
      });
      const text = await readAnswer(answer);
      if (answer.ok) return readReceipt(text);
      throw new NotTaken(`The downstream system answers ${answer.status}. ${text.slice(0, 300)}`.trim());
    } catch (error) {
      if (error instanceof NotTaken) throw error;
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      const why = isLate ? 'does not answer in time' : 'cannot be reached';
      throw new NotTaken(`The downstream system ${why}.`, { cause: error });
    }
  },
});
