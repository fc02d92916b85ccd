import type { Logger } from 'pino';
import { listen } from '../../platform/http/listen';
import { startMeasuring } from '../../platform/metrics/figures';
import { metricsListener } from '../../platform/metrics/metricsListener';
import { observedPorts } from '../../platform/metrics/observedPorts';
import type { Ports } from '../../platform/ports/ports';
import type { Config } from '../../platform/settings/config';
import { readFigures } from './queueFigures';

/** Begins to count where somebody may ask: the ports whose steps are counted, or traced, else the same ones. */
export const countingPorts = (
  ports: Ports,
  metricsPort: number | null,
  { tracing }: Pick<Config, 'tracing'>,
): Ports => {
  if (metricsPort !== null) startMeasuring();
  return metricsPort === null && tracing === null ? ports : observedPorts(ports);
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
