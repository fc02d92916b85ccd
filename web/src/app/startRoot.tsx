import '@dispatch/design-system/foundation.css';
import { StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadRuntimeConfig } from '../shared/config/runtimeConfig';
import { nameSite } from '../shared/screen/documentTitle';
import { StartError } from './StartError';

/** @param isDrawn the server has drawn the same already, and it comes to life */
export async function startRoot(
  application: () => ReactNode | Promise<ReactNode>,
  { isDrawn = false } = {},
): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root.');
  try {
    nameSite((await loadRuntimeConfig()).siteName);
    const shown = <StrictMode>{await application()}</StrictMode>;
    if (isDrawn) hydrateRoot(container, shown);
    else createRoot(container).render(shown);
  } catch {
    createRoot(container).render(<StartError />);
  }
}
