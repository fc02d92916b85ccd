/** A part for people: '0.25 %', '12.5 %'. */
export const percent = (part: number): string => `${(part * 100).toFixed(part < 0.01 ? 2 : 1)} %`;
