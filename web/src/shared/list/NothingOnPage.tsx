import { Button, EmptyState } from '@dispatch/design-system';

/** An address names a page after the last one of a list. */
export function NothingOnPage({ onPage }: { onPage: (page: number) => void }) {
  return (
    <EmptyState
      title="Nothing on this page"
      action={<Button onPress={() => onPage(1)}>Go to the first page</Button>}
    />
  );
}
