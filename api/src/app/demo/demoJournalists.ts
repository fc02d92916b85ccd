import { array, object, string, type InferType } from 'yup';

const text = () => string().required().strict();

const journalist = object({
  address: text().email().max(320),
  name: text().max(200),
  outlet: text().max(200),
  topics: text().max(500),
  /** The names of the lists; null is every list. */
  lists: array(text()).nullable().defined(),
});

export const demoJournalists = array(journalist).default([]);

export type DemoJournalist = InferType<typeof journalist>;
