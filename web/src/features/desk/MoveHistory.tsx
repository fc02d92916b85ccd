import { statusDescription, type components, formatMoment } from '@dispatch/contract';
import { ListRow, RuledList } from '@dispatch/design-system';

export function MoveHistory({ moves }: { moves: components['schemas']['ReviewedRelease']['moves'] }) {
  return (
    <RuledList label="History">
      {moves.map(({ from, to, by, at, reasons }, index) => (
        <ListRow
          key={index}
          slug={formatMoment(at)}
          headline={`${statusDescription(from)} → ${statusDescription(to)}`}
          meta={by}
        >
          {reasons.length > 0 ? (
            <ul>
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          ) : null}
        </ListRow>
      ))}
    </RuledList>
  );
}
