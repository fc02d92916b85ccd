/**
 * Carts of bundles: `bundles` are releases times bundles of a package, `price` what one release of the first package
 * costs, at a partner or not. `lines` is what each bundle costs, in the order of the cart.
 */
const bundles = `
bundles              | price | partner | lines               |   total | formula
140: 3               | 24500 | -       | 69825               |   69825 | 3 × 245.00 less 5 %
140: 5               | 24500 | -       | 110250              |  110250 | 5 × 245.00 less 10 %
140: 10              | 24500 | -       | 208250              |  208250 | 10 × 245.00 less 15 %
140: 20              | 24500 | -       | 392000              |  392000 | 20 × 245.00 less 20 %
200: 3               | 36000 | -       | 102600              |  102600 | 3 × 360.00 less 5 %
200: 20              | 36000 | -       | 576000              |  576000 | 20 × 360.00 less 20 %
360: 5               | 48000 | -       | 216000              |  216000 | 5 × 480.00 less 10 %
360: 10              | 48000 | -       | 408000              |  408000 | 10 × 480.00 less 15 %
200: 5, 200: 5       | 36000 | -       | 162000 162000       |  324000 | twice 5 × 360.00 less 10 %
140: 3, 360: 20      | 24500 | -       | 69825 768000        |  837825 | 3 × 245.00 less 5 %, 20 × 480.00 less 20 %
140: 5, 200: 3, 360: 3 | 24500 | -     | 110250 102600 136800 | 349650 | one of each package
140: 3               |  9999 | partner | 28497               |   28497 | 3 × 99.99 less 5 %, 15.00 rounded up
140: 5               |  9999 | partner | 44995               |   44995 | 5 × 99.99 less 10 %, half a cent up
140: 10              |  9999 | partner | 84991               |   84991 | 10 × 99.99 less 15 %, half a cent up
200: 3               | 29995 | partner | 85486               |   85486 | 3 × 299.95 less 5 %, rounded down
140: 3               |    20 | partner | 57                  |      57 | 3 × 0.20 less 5 %
140: 20              |     0 | partner | 0                   |       0 | the partner takes nothing
`;

export const bundleTable = bundles
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => {
    const [cart = '', price, partner, lines = '', total, formula = ''] = row
      .split('|')
      .map((cell) => cell.trim());
    const entries = cart.split(', ').map((entry) => {
      const [packageId, quantity] = entry.split(': ');
      return { package: packageId as '140' | '200' | '360', quantity: Number(quantity) };
    });
    return {
      entries,
      price: Number(price),
      isPartner: partner === 'partner',
      lines: lines.split(' ').map(Number),
      total: Number(total),
      formula,
    };
  });
