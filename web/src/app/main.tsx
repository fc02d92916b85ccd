import '@dispatch/design-system/foundation.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadRuntimeConfig } from '../shared/config/runtimeConfig';
import { nameSite } from '../shared/screen/documentTitle';
import { App } from './App';
import { StartFault } from './StartFault';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root.');
const root = createRoot(container);

try {
  const { siteName } = await loadRuntimeConfig();
  nameSite(siteName);
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
} catch {
  root.render(<StartFault />);
}
