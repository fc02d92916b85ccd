let current = { title: '', hasErrors: false, siteName: '' };

function update(change: Partial<typeof current>): void {
  current = { ...current, ...change };
  document.title = printTitle(current);
}

export const printTitle = ({ title, hasErrors, siteName }: typeof current): string =>
  `${hasErrors ? 'Error: ' : ''}${[title, siteName].filter(Boolean).join(' · ')}`;

export const nameSite = (siteName: string): void => update({ siteName });

export const titleScreen = (title: string): void => update({ title });

export const titleErrors = (hasErrors: boolean): void => update({ hasErrors });
