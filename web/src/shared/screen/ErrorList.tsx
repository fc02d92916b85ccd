import { Banner } from '@dispatch/design-system';
import { errorTexts } from '../api/errorTexts';

export function ErrorList({ title, error }: { title: string; error: unknown }) {
  const texts = errorTexts(error);
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
