import { Banner } from '@dispatch/design-system';
import { faultTexts } from '../api/faultTexts';

/** Why something was refused, under the heading that the documents give ('Error saving draft:'). */
export function FaultList({ title, fault }: { title: string; fault: unknown }) {
  const texts = faultTexts(fault);
  return (
    <Banner tone="danger" title={title}>
      {texts.length === 1 ? (
        texts[0]
      ) : (
        <ul>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </Banner>
  );
}
