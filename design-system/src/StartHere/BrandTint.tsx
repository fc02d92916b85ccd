import { useState } from 'react';
import { Button } from '../Button/Button';
import { Link } from '../Link/Link';
import { brandAccent } from '../Page/brandAccent';
import { Stack } from '../Page/Stack';
import { Tinted } from '../Page/Tinted';
import { TextField } from '../TextField/TextField';

const examples = ['#9d1c2e', '#00205b', '#ffd700', '#1db954', '#f4c2c2', 'red'];

/** A colour that somebody types, and what becomes of it; below, colours that brands have. */
export function BrandTint() {
  const [colour, setColour] = useState('#9d1c2e');
  return (
    <Stack>
      <TextField label="Colour of the brand" description="As #rrggbb" value={colour} onChange={setColour} />
      {[colour, ...examples].map((accent, at) => (
        <Tinted key={`${at} ${accent}`} accent={accent}>
          <p>
            <Button variant="primary">Create Release</Button> <Link href="#prices">See the prices</Link>{' '}
            <code>
              {accent}: {brandAccent(accent, 'light') ?? 'our own'} in the light,{' '}
              {brandAccent(accent, 'dark') ?? 'our own'} in the dark
            </code>
          </p>
        </Tinted>
      ))}
    </Stack>
  );
}
