import { packageTraits, PRIORITY_HOURS, type PackageId, type WriteMessage } from '@dispatch/contract';

const lists = (count: number): string => (count === 1 ? '1 journalist list' : `${count} journalist lists`);

export function packageFeatures(id: PackageId, write: WriteMessage): string[] {
  const { turnaroundHours, pullQuote, freeLists, priority, newsImage, video } = packageTraits[id];
  const features = [
    `Released from ${turnaroundHours} hours after you submit`,
    id === '80' ? '' : write('reach-sites'),
    pullQuote ? 'Pull-out quote' : '',
    newsImage ? 'News image' : '',
    freeLists > 0 ? lists(freeLists) : '',
    priority ? `Priority distribution within ${PRIORITY_HOURS} hours available` : '',
    video ? 'Video' : '',
  ];
  return features.filter((feature) => feature !== '');
}
