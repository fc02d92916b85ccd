import type { components, SocialNetwork } from '@dispatch/contract';
import { unavailable } from '../../platform/call/problem';
import type { Ports } from '../../platform/ports/ports';
import type { SocialPort } from '../../platform/ports/social/socialPort';

/** The network of its name on the wire, of which there is an older spelling. */
export const networkAsked = (name: components['schemas']['SocialMediaName']): SocialNetwork =>
  name === 'Linkedin' ? 'LinkedIn' : name;

/** Throws 503 for a network that the operator has not configured. */
export const portOf = ({ social }: Ports, network: SocialNetwork): SocialPort => {
  const port = social[network];
  if (port === null) throw unavailable(`${network} is not configured.`);
  return port;
};
