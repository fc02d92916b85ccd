import sharp from 'sharp';

export const samplePicture = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#2e6f5e' } });

export const samplePdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n');

/** The text by which every virus scanner is tried; harmless. In two parts, so that no scanner objects to this file. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

export const formWith = (...files: { bytes: Buffer | string; name?: string; field?: string }[]): FormData => {
  const form = new FormData();
  for (const { bytes, name = 'opening-day.png', field = 'myFile' } of files)
    form.append(field, new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), name);
  return form;
};
