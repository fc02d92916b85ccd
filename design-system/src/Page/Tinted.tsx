import type { CSSProperties, ReactNode } from 'react';
import { brandAccent } from './brandAccent';

/** The page of a partner: what can be pressed has the colour of its brand, in a shade that can be read. */
export function Tinted({ accent, children }: { accent: string; children: ReactNode }) {
  const [light, dark] = [brandAccent(accent, 'light'), brandAccent(accent, 'dark')];
  if (light === null || dark === null) return children;
  const own = `light-dark(${light}, ${dark})`;
  const tint = {
    '--action-bg': own,
    '--action-bg-hover': `color-mix(in srgb, ${own} 88%, var(--fg-default))`,
    '--action-bg-press': `color-mix(in srgb, ${own} 76%, var(--fg-default))`,
    '--link': own,
  };
  return <div style={tint as CSSProperties}>{children}</div>;
}
