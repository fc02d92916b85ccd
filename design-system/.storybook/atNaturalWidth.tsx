import type { Decorator } from '@storybook/react-vite';

/** How wide the places are in which parts stand in the product, by the beginning of their titles; else all there is. */
const places: readonly (readonly [title: string, width: string])[] = [
  ['Forms/', 'var(--measure-form)'],
  ['Feedback/Banner', 'var(--measure-form)'],
  ['Feedback/EmptyState', 'var(--measure-form)'],
  ['Feedback/ProgressBar', 'var(--measure-form)'],
  ['Feedback/Skeleton', 'var(--measure-form)'],
  ['Feedback/SaveStatus', 'var(--measure-form)'],
  ['Content/DescriptionList', 'var(--measure-form)'],
  ['Content/PriceBox', 'var(--receipt-min-w)'],
];

export const atNaturalWidth: Decorator = (Story, { title }) => {
  const [, width] = places.find(([beginning]) => title.startsWith(beginning)) ?? [];
  if (width === undefined) return <Story />;
  return (
    <div style={{ maxInlineSize: width }}>
      <Story />
    </div>
  );
};
