type Outbox<Row> = {
  /** The row that is due first, put off to its next try; undefined when none is. */
  take: (now: Date) => Promise<Row | undefined>;
  /** True once the receiver has it. `isLast`: there is no next try. */
  send: (row: Row, isLast: boolean) => Promise<boolean>;
  remove: (row: Row) => Promise<unknown>;
  /** Milliseconds after which a row is of no use. */
  useful: number;
  clock: () => Date;
};

/** Sends the rows of an outbox one after the other, until none is due, and removes what was taken or is of no use any more. */
export const sendWhatIsDue = async <Row extends { createdAt: Date }>({
  take,
  send,
  remove,
  useful,
  clock,
}: Outbox<Row>): Promise<void> => {
  for (;;) {
    const row = await take(clock());
    if (row === undefined) return;
    const isLast = clock().getTime() - row.createdAt.getTime() > useful;
    if ((await send(row, isLast)) || isLast) await remove(row);
  }
};
