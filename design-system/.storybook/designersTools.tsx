/** @jsxRuntime classic */
import React from 'react';
import { Select } from 'storybook/internal/components';
import { addons, types, useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { Global, styled } from 'storybook/theming';
import './designersTools.css';
import { reviewTagOf, reviewTags } from './reviewTags';
import { storybookLook, type Colours } from './storybookLook';
import { windowHeights, windowName } from './toolbar';

const full = 'full';
const widths = [
  { title: 'Full width', value: full },
  ...Object.keys(windowHeights).map((width) => ({ title: `${width} px`, value: windowName(width) })),
];

const windowIcon = (
  <svg width="14" height="14" viewBox="0 0 14 14" fill="none" stroke="currentColor" aria-hidden="true">
    <path d="M1 3v8M13 3v8M3.5 7h7M5.5 5l-2 2 2 2M8.5 5l2 2-2 2" />
  </svg>
);

function WidthTool() {
  const [globals, updateGlobals, storyGlobals] = useGlobals();
  const { viewMode } = useStorybookState();
  const { value } = (globals['viewport'] ?? {}) as { value?: string };
  const chosen = widths.find((width) => width.value === value)?.value ?? full;
  const width = /^width(\d+)$/.exec(chosen)?.[1];
  return (
    <>
      <Select
        ariaLabel="Width"
        icon={windowIcon}
        options={widths}
        defaultOptions={chosen}
        disabled={'viewport' in storyGlobals}
        onSelect={(picked) =>
          updateGlobals({
            viewport: { value: picked === full ? undefined : String(picked), isRotated: false },
          })
        }
      />
      {viewMode === 'docs' && width !== undefined ? (
        <Global
          styles={{
            '#storybook-preview-iframe': { maxWidth: `${width}px`, margin: '0 auto', display: 'block' },
          }}
        />
      ) : null}
    </>
  );
}

const Badge = styled.span({
  display: 'inline-block',
  marginInlineStart: 8,
  padding: '0 5px',
  border: '1px solid currentColor',
  borderRadius: 2,
  fontSize: 11,
  lineHeight: '16px',
  whiteSpace: 'nowrap',
});

function TagTool() {
  const api = useStorybookApi();
  useStorybookState();
  const entry = api.getCurrentStoryData() as { tags?: string[] } | undefined;
  const tag = reviewTagOf(entry?.tags ?? []);
  return tag && <Badge title={reviewTags[tag].meaning}>{reviewTags[tag].label}</Badge>;
}

/** The sidebar marks what is not stable yet, at the part, and at a story that differs from its part. */
function label(entry: { name: string; type: string; tags?: string[]; parent?: string }) {
  const tag = entry.type === 'component' ? reviewTagOf(entry.tags ?? []) : null;
  // What follows is for the search alone: the names that others have for a part.
  const [name] = entry.name.split(' · ');
  if (tag === null || tag === 'stable') return name;
  return (
    <span>
      {name}
      <Badge>{reviewTags[tag].label}</Badge>
    </span>
  );
}

const colours = JSON.parse(document.getElementById('dispatch-colours')?.textContent ?? '{}') as Record<
  'light' | 'dark',
  Colours
>;
const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)');

function dress(): void {
  const base = systemIsDark.matches ? 'dark' : 'light';
  addons.setConfig({
    theme: storybookLook(colours[base], base),
    sidebar: { renderLabel: label, showRoots: true },
    toolbar: { 'storybook/viewport/tool': { hidden: true } },
  });
}

dress();
systemIsDark.addEventListener('change', dress);

addons.register('dispatch/designers', () => {
  addons.add('dispatch/width', {
    type: types.TOOL,
    title: 'Width',
    match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
    render: WidthTool,
  });
  addons.add('dispatch/tag', {
    type: types.TOOL,
    title: 'Review',
    match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
    render: TagTool,
  });
});
