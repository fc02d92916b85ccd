/** When what readers were given was last corrected or taken back: each feed says so. */
export const migration = {
  name: '0070-news-changes',
  sql: [
    {
      index: 'release_moves_by_change_of_news',
      on: `release_moves (created_at) where action in ('republish', 'takeDown')`,
    },
  ],
};
