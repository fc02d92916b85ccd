export const readId = (text: string | undefined): number | null =>
  /^[1-9]\d{0,9}$/.test(text ?? '') && Number(text) <= 2_147_483_647 ? Number(text) : null;
