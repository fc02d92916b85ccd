const units = ['B', 'KB', 'MB', 'GB'] as const;

export function writeBytes(bytes: number): string {
  let amount = bytes;
  let unit = 0;
  // From 999.5 on, rounding would write four digits.
  while (amount >= 999.5 && unit < units.length - 1) {
    amount /= 1024;
    unit += 1;
  }
  const digits = unit > 0 && amount < 10 ? Number(amount.toFixed(1)) : Math.round(amount);
  return `${digits} ${units[unit] ?? 'GB'}`;
}
