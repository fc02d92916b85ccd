import { object, string, ValidationError } from 'yup';
import { NotTaken } from '../../platform/ports/wire/wirePort';

/** By what the downstream system knows a story: kept with its delivery, and read by /publications. */
export type DownstreamReceipt = { storyDate: string; storyNumber: string; eraId: string };

export const noReceipt = { storyDate: null, storyNumber: null, eraId: null };

const receipt = object({
  StoryDate: string().datetime({ allowOffset: true }).required(),
  StoryNumber: string().max(60).required(),
  // As the call that reads it takes it.
  EraId: string()
    .max(40)
    .matches(/^[A-Za-z0-9-]+$/)
    .required(),
});

/** What the downstream system answers to what it takes. Throws NotTaken for anything else. */
export const readReceipt = (answer: string): DownstreamReceipt => {
  try {
    const { StoryDate, StoryNumber, EraId } = receipt.validateSync(JSON.parse(answer));
    return { storyDate: StoryDate, storyNumber: StoryNumber, eraId: EraId };
  } catch (error) {
    if (!(error instanceof ValidationError || error instanceof SyntaxError)) throw error;
    throw new NotTaken('refused', `The receiver answers no receipt: ${error.message}`, { cause: error });
  }
};
