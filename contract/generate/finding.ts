import { lineOf, type Spot } from '../document/document';

/** What is wrong with the contract, and the part of it that this is said of. */
export type Finding = { at: Spot; text: string };

/** With file and line in front, where an editor or a terminal leads to. */
export const printFinding = ({ at, text }: Finding): string => {
  const line = lineOf(at);
  return line === null ? text : `${line}: ${text}`;
};
