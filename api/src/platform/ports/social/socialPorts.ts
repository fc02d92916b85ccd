import type { Config } from '../../settings/config';
import { facebook } from './facebook';
import { linkedIn } from './linkedIn';
import type { SocialPorts } from './socialPort';
import { x } from './x';
import { xOperator } from './xOperator';

export const socialPorts = ({ social }: Pick<Config, 'social'>): SocialPorts => ({
  Twitter: social.x && x(social.x),
  LinkedIn: social.linkedIn && linkedIn(social.linkedIn),
  Facebook: social.facebook && facebook(social.facebook),
  operator: social.operator && xOperator(social.operator),
});
