import { DeskFigures } from '../features/desk/DeskFigures';
import { StaffOnly } from './StaffOnly';

export function DeskFiguresScreen() {
  return (
    <StaffOnly permission="releases.review">
      <DeskFigures />
    </StaffOnly>
  );
}
