export interface SentFile {
  readonly name: string;
  readonly size: number;
  readonly base64: string;
}

const plain = async (value: FormDataEntryValue): Promise<string | SentFile> => {
  if (typeof value === 'string') return value;
  const bytes = Buffer.from(await value.arrayBuffer());
  return { name: value.name, size: bytes.length, base64: bytes.toString('base64') };
};

export async function formFields(bytes: Buffer, contentType: string): Promise<Record<string, unknown>> {
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => new FormData());
  const fields: [string, string | SentFile][] = [];
  for (const [name, value] of form) fields.push([name, await plain(value)]);
  return Object.fromEntries(fields);
}
