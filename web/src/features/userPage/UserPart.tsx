import { SectionHead, Stack, Table, type TableColumn } from '@dispatch/design-system';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '../../shared/screen/Loaded';

interface UserPartProps<Row> {
  title: string;
  /** The way to the whole list. */
  all?: ReactNode;
  query: UseQueryResult<Row[]>;
  columns: readonly TableColumn<Row>[];
  getKey: (row: Row) => number | string;
  empty: string;
  /** Why something that was done with a row has failed. */
  error?: ReactNode;
  /** What can be done with all of it. */
  children?: ReactNode;
}

/** Something that belongs to a user, as a part of their page. */
export function UserPart<Row>(props: UserPartProps<Row>) {
  const { title, all, query, columns, getKey, empty, error, children } = props;
  return (
    <section>
      <Stack gap="tight">
        <SectionHead title={title} actions={all} />
        {error}
        <Loaded query={query} failure={`${title} could not be loaded`}>
          {(rows) =>
            rows.length === 0 ? (
              <p>{empty}</p>
            ) : (
              <Table caption={title} columns={columns} rows={rows} getKey={getKey} />
            )
          }
        </Loaded>
        {children}
      </Stack>
    </section>
  );
}
