import { Button } from '@dispatch/design-system';
import { useState } from 'react';

/** The player of YouTube that sets no cookies. YouTube is asked for nothing before it is pressed for. */
export function VideoPlayer({ id }: { id: string }) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) return <Button onPress={() => setAsked(true)}>Play the video here</Button>;
  return (
    <iframe
      src={`https://www.youtube-nocookie.com/embed/${id}`}
      title="Video of the release"
      allow="encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
