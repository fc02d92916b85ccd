import type { Handler } from '../../platform/call/handler';
import { countDeskFigures } from './countDeskFigures';

/** The figures of the desk in the last weeks. */
export const getDeskFigures: Handler<'getDeskFigures'> = async ({ query: { weeks = 4 }, now }) => ({
  status: 200,
  body: await countDeskFigures(weeks, now),
});
