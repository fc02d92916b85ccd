import { message } from '@dispatch/contract';
import type { Handler } from '../../platform/call/handler';
import { problem } from '../../platform/call/problem';
import { statement } from '../../platform/database/statement';
import { deliveredStory } from './deliveredStory';

const ifAny = (text: string): string[] => (text === '' ? [] : [text]);

/** The newest delivery that was answered with this id. */
const deliveryOfEra = statement('delivery-of-era')`
select distribution_id as "distributionId!", version_number as "versionNumber!", occasion, created_at as "createdAt",
  settled_at as "settledAt"
from deliveries where era_id = :eraId and occasion <> 'withdrawal' order by settled_at desc limit 1`;

/** A release as it was delivered, whatever has become of it since. */
export const getPublication: Handler<'getPublication'> = async ({ path: { id }, config }) => {
  const delivery = await deliveryOfEra.maybe({ eraId: id });
  const sent = delivery && (await deliveredStory({ ...delivery, occasion: 'first' }, config));
  if (!sent) throw problem(404, 'publication-missing', message('publication-missing'));
  const { prid, headline, summary, company, body, dateline, place } = sent.story;
  return {
    status: 200,
    body: {
      PRID: prid,
      EraId: id,
      Headline: headline,
      Summaries: ifAny(summary),
      SourceCompany: company,
      Body: body,
      // The product asks nobody for industries.
      Industries: [],
      TransmissionDate: delivery.settledAt?.toISOString() ?? null,
      // A place may be as long as all of it.
      Dateline: dateline.slice(0, 250),
      Geography: ifAny(place),
    },
  };
};
