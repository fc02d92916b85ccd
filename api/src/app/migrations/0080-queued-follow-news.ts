/** When news for a follower was put into a mail. What the version before had put into one and not sent has none. */
export const migration = {
  name: '0080-queued-follow-news',
  sql: `alter table follow_news add column queued_at timestamptz;`,
};
