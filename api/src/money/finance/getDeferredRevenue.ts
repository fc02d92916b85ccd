import { message } from '@dispatch/contract';
import { FileBody } from '../../platform/call/answerBody';
import type { Handler } from '../../platform/call/handler';
import { notFound, problem } from '../../platform/call/problem';
import { openStored } from '../../platform/files/readFile';
import { mediaTypes, type ReportMonth, reportKeys } from './deferredRevenue';

const monthOf = (key: string): ReportMonth => {
  const [, year, month = ''] = key.split('/');
  return { year: Number(year), month };
};

/** With month and year the keys of its files, with a key the file. */
export const getDeferredRevenue: Handler<'getDeferredRevenue'> = async ({ query, ports }) => {
  const { month, year, key } = query;
  if (month !== undefined && year !== undefined && key === undefined) {
    const keys = await reportKeys({ month, year });
    return { status: 200, body: keys.map((Key) => ({ Key })) };
  }
  if (key === undefined || month !== undefined || year !== undefined)
    throw problem(400, 'report-unclear', message('report-unclear'));
  if (!(await reportKeys(monthOf(key))).includes(key)) throw notFound();
  const mediaType = mediaTypes[key.endsWith('.csv') ? 'csv' : 'xlsx'];
  const facts = { mediaType, name: key.replaceAll('/', '-'), disposition: 'attachment' } as const;
  return { status: 200, body: new FileBody(facts, () => openStored(key, ports.storage)) };
};
