const format = new Intl.DateTimeFormat(navigator.language, { dateStyle: 'medium', timeStyle: 'short' });

// Without this script the page tells the time in UTC, and says so.
for (const time of document.querySelectorAll<HTMLTimeElement>('time[datetime]')) {
  time.title = time.textContent;
  time.textContent = format.format(new Date(time.dateTime));
}
