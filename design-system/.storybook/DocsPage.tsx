import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useCallback, useSyncExternalStore, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import tokens from '../src/tokens.css?raw';
import { coloursOf, storybookLook } from './storybookLook';
import { toolbarOf } from './toolbar';
import { useRoot } from './useRoot';

const looks = {
  light: storybookLook(coloursOf(tokens, 'light'), 'light'),
  dark: storybookLook(coloursOf(tokens, 'dark'), 'dark'),
};

type Channel = DocsContainerProps['context']['channel'];
type Payload = [{ globals: Record<string, unknown> }] | undefined;

function useToolbar(channel: Channel) {
  const subscribe = useCallback(
    (onChange: () => void) => {
      channel.on(GLOBALS_UPDATED, onChange);
      return () => channel.off(GLOBALS_UPDATED, onChange);
    },
    [channel],
  );
  const globals = useSyncExternalStore(subscribe, () => {
    const [payload] =
      (channel.last(GLOBALS_UPDATED) as Payload) ?? (channel.last(SET_GLOBALS) as Payload) ?? [];
    return payload?.globals;
  });
  return toolbarOf(globals ?? {});
}

const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)');

function useSystemIsDark(): boolean {
  const subscribe = useCallback((onChange: () => void) => {
    systemIsDark.addEventListener('change', onChange);
    return () => systemIsDark.removeEventListener('change', onChange);
  }, []);
  return useSyncExternalStore(subscribe, () => systemIsDark.matches);
}

export function DocsPage({ context, children }: PropsWithChildren<Pick<DocsContainerProps, 'context'>>) {
  const toolbar = useToolbar(context.channel);
  const systemDark = useSystemIsDark();
  useRoot(toolbar);
  const isDark = toolbar.theme === 'system' ? systemDark : toolbar.theme === 'dark';
  return (
    <DocsContainer context={context} theme={isDark ? looks.dark : looks.light}>
      {children}
    </DocsContainer>
  );
}
