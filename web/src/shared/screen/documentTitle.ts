let current = { title: '', hasFaults: false, siteName: '' };

function update(change: Partial<typeof current>): void {
  current = { ...current, ...change };
  document.title = printTitle(current);
}

/** 'Error: Sign in · Dispatch'. */
export const printTitle = ({ title, hasFaults, siteName }: typeof current): string =>
  `${hasFaults ? 'Error: ' : ''}${[title, siteName].filter(Boolean).join(' · ')}`;

/** The name of the site, at the end of every title. */
export const nameSite = (siteName: string): void => update({ siteName });

/** The title of the screen that is shown. */
export const titleScreen = (title: string): void => update({ title });

/** Whether the form on this screen shows faults: the title then begins with 'Error:'. */
export const titleFaults = (hasFaults: boolean): void => update({ hasFaults });
