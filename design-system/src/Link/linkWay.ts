import { createContext } from 'react';

/** How links of this site are opened without loading the page anew. */
export interface LinkWay {
  navigate: (href: string) => void;
  /** The address as it stands in the link. A hook. */
  useHref: (href: string) => string;
}

export const LinkWayContext = createContext<LinkWay | null>(null);
