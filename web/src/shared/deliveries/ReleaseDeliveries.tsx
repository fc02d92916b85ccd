import type { CallData } from '@dispatch/contract';
import { ListRow, RuledList } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { deliveriesQuery } from './deliveriesQuery';
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
  const all = useQuery(deliveriesQuery(id)).data;
  if (all === undefined) return null;
  const data = all.filter(({ channel }) => channel === 'subscriber');
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
