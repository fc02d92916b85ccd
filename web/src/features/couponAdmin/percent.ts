import { percentOfFraction } from '@dispatch/contract';

/** A fraction as people write it: 0.175 as '17.5'. */
export const percentText = (fraction: number): string => String(percentOfFraction(fraction));

/** The fraction that somebody has typed as a percentage; what was typed where that is no number. */
export const readPercent = (typed: string): number | string => {
  const words = typed.trim();
  return /^-?(\d+\.?\d*|\.\d+)$/.test(words) ? Number(`${words}e-2`) : typed;
};
