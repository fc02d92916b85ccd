import { text } from '../../shared/texts/texts';

/** How far a release goes; a figure that the operator leaves empty is not shown. */
export function Reach() {
  const lines = [text('reach-sites'), text('reach-journalists'), text('reach-subscribers')].filter(Boolean);
  if (lines.length === 0) return null;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
