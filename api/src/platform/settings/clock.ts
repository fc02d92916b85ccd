let fixed: Date | null = null;

/** The present moment. Everything that asks for the time in the API asks here. */
export const now = (): Date => (fixed === null ? new Date() : new Date(fixed));

/** For tests: stops the clock at this moment; null lets it run again. */
export const setClock = (moment: Date | null): void => {
  fixed = moment;
};
