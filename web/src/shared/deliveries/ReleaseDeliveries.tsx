import type { CallData } from '@dispatch/contract';
import { ListRow, RuledList } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { callQuery } from '../api/callQuery';
import { deliveryText, occasionNames } from './deliveryText';

type Delivery = CallData<'listReleaseDeliveries'>[number];

const metaOf = (delivery: Delivery): string => {
  const { label, when } = deliveryText(delivery, delivery.isFetched);
  return [[label, when].filter((part) => part !== '').join(', '), delivery.problem]
    .filter((part) => part !== null)
    .join('. ');
};

interface ReleaseDeliveriesProps {
  id: number;
  /** Around the list, where there is one. */
  frame: (list: ReactNode) => ReactNode;
  /** Where it went to nobody. */
  empty?: ReactNode;
}

/** Which subscribers have a release, its correction or its withdrawal, and since when. */
export function ReleaseDeliveries({ id, frame, empty = null }: ReleaseDeliveriesProps) {
  const { data } = useQuery({
    ...callQuery('listReleaseDeliveries', { path: { id } }),
    // What is sent is taken within seconds; who fetches comes when they like.
    refetchInterval: ({ state }) =>
      state.data?.some((one) => one.state === 'queued' && !one.isFetched) ? 10_000 : false,
  });
  if (data === undefined) return null;
  if (data.length === 0) return empty;
  return frame(
    <RuledList label="Newsrooms that take it over">
      {data.map((delivery) => (
        <ListRow
          key={delivery.deliveryNumber}
          slug={occasionNames[delivery.occasion]}
          headline={delivery.receiver}
          meta={metaOf(delivery)}
        />
      ))}
    </RuledList>,
  );
}
