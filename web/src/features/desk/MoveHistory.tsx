import { deskStatus, type components, formatMoment } from '@dispatch/contract';
import { ListRow, RuledList } from '@dispatch/design-system';

type Move = components['schemas']['ReviewedRelease']['moves'][number];

const statesText = ({ from, to }: Move): string => `${deskStatus(from)} → ${deskStatus(to)}`;

/** A move in one line: between which states, when, and by whom. */
export const moveText = (move: Move): string =>
  `${statesText(move)}, ${formatMoment(move.at)}${move.by ? `, ${move.by}` : ''}`;

export function MoveReasons({ reasons }: Pick<Move, 'reasons'>) {
  return (
    <ul>
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}

export function MoveHistory({ moves }: { moves: readonly Move[] }) {
  return (
    <RuledList label="History">
      {moves.map((move, index) => (
        <ListRow key={index} slug={formatMoment(move.at)} headline={statesText(move)} meta={move.by}>
          {move.reasons.length > 0 ? <MoveReasons reasons={move.reasons} /> : null}
        </ListRow>
      ))}
    </RuledList>
  );
}
