const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** The time of day at which something was saved, on the person's own clock: `11:42 AM`. */
export const printTime = (instant: string): string => clock.format(new Date(instant)).replace('\u202f', ' ');
