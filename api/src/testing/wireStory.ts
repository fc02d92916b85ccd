import { randomUUID } from 'node:crypto';
import type { NewsStory } from '../platform/ports/wire/wirePort';

type Story = NewsStory & { deliveryId: string };

/** A story, with the id that a delivery of it might have. */
export const wireStory = (given: Partial<Story> = {}): Story => ({
  deliveryId: randomUUID(),
  prid: 204_817,
  address: 'https://releases.example/news/harbor-robotics-204817',
  language: 'pt-BR',
  headline: 'Harbor Robotics opens Baltimore plant',
  summary: 'A retooled shipyard brings warehouse-robot assembly to Sparrows Point.',
  company: 'Harbor Robotics',
  body: '<p>Harbor Robotics today opened an assembly plant at <b>Sparrows Point</b>.</p><table><tbody><tr><th scope="row">Area</th><td>210 m<sup>2</sup></td></tr></tbody></table>',
  dateline: 'BALTIMORE (PRWeb)',
  place: 'BALTIMORE',
  version: 1,
  picture: null,
  topics: [{ code: '20000209', name: 'Economic sector' }],
  publishedAt: new Date('2001-11-20T14:00:00.000Z'),
  changedAt: new Date('2001-11-20T14:00:00.000Z'),
  status: 'usable',
  isCorrection: false,
  note: '',
  ...given,
});
