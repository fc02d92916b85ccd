import { message } from '@dispatch/contract';
import type { Handler } from '../../platform/call/handler';
import { problem } from '../../platform/call/problem';
import { wireDeliveryOfEra, wireStory } from './wireStory';

const ifAny = (text: string): string[] => (text === '' ? [] : [text]);

/** A release as it was delivered, whatever has become of it since. */
export const getPublication: Handler<'getPublication'> = async ({ path: { id }, config }) => {
  const delivery = await wireDeliveryOfEra(id);
  const sent = delivery && (await wireStory(delivery, config));
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
      TransmissionDate: delivery.deliveredAt?.toISOString() ?? null,
      // A place may be as long as all of it.
      Dateline: dateline.slice(0, 250),
      Geography: ifAny(place),
    },
  };
};
