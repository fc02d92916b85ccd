const counts = new Intl.NumberFormat('en-US');

/** How many, as people read it: '2,318'. */
export const formatCount = (count: number): string => counts.format(count);
