import { useState } from 'react';

export function VideoThumbnail({ id }: { id: string }) {
  const [missingId, setMissingId] = useState<string | null>(null);
  if (missingId === id) return <p>The thumbnail of this video could not be loaded.</p>;
  return (
    <img
      src={`https://i.ytimg.com/vi/${id}/mqdefault.jpg`}
      width={320}
      height={180}
      loading="lazy"
      alt="Still of the video that you have chosen"
      onError={() => setMissingId(id)}
    />
  );
}
