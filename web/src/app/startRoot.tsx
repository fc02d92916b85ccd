import '@dispatch/design-system/foundation.css';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadRuntimeConfig } from '../shared/config/runtimeConfig';
import { nameSite } from '../shared/screen/documentTitle';
import { StartFault } from './StartFault';

/** Shows the application, as soon as it knows the installation that it runs in. */
export async function startRoot(application: () => ReactNode): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root.');
  const root = createRoot(container);
  try {
    nameSite((await loadRuntimeConfig()).siteName);
    root.render(<StrictMode>{application()}</StrictMode>);
  } catch {
    root.render(<StartFault />);
  }
}
