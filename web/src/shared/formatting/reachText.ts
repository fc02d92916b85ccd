import { formatCount } from './counts';

/** How many people a journalist list reaches, in words: '1,204 people', '1 person', 'Reaches nobody'. */
export const reachText = (people: number): string => {
  if (people === 0) return 'Reaches nobody';
  return people === 1 ? '1 person' : `${formatCount(people)} people`;
};
