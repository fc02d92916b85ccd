/** The moves by which the desk decides, or passes up, by their time: its figures read a few weeks of them. */
export const migration = {
  name: '0064-desk-figures',
  sql: [
    {
      index: 'release_moves_by_decision',
      on: `release_moves (created_at) include (action, distribution_id, release_move_id, actor_name)
  where action in ('approve', 'approveOwnSite', 'approveWithChanges', 'hold', 'holdLocked', 'holdLimited', 'refuse', 'passUp')`,
    },
  ],
};
