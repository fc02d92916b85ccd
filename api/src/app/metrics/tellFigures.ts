import type { Logger } from 'pino';
import { listen } from '../../platform/http/listen';
import { startMeasuring } from '../../platform/metrics/figures';
import { metricsListener } from '../../platform/metrics/metricsListener';
import { observedPorts } from '../../platform/metrics/observedPorts';
import type { Ports } from '../../platform/ports/ports';
import { readFigures } from './queueFigures';

/** Begins to count where somebody may ask: the ports whose steps are counted, else the same ones. */
export const countingPorts = (ports: Ports, metricsPort: number | null): Ports => {
  if (metricsPort === null) return ports;
  startMeasuring();
  return observedPorts(ports);
};

/** Tells the figures of this process at a port of their own; with none nobody may ask. */
export const tellFigures = async (
  metricsPort: number | null,
  host: string,
  log: Logger,
  now: () => Date,
): Promise<void> => {
  if (metricsPort === null) return;
  await listen(
    metricsListener(log, () => readFigures(now(), log)),
    metricsPort,
    host,
  );
  log.info({ metricsPort }, 'Telling figures');
};
