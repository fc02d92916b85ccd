import type { Plugin } from 'vite';

/** In Storybook it plays nothing by itself, which would press what a designer is about to press. */
export const stillPlaygrounds = (): Plugin => ({
  name: 'still-playgrounds',
  transform: (code, id) =>
    process.env['VITEST'] === undefined && /\/(src|parts)\/\w+\/\w+\.stories\.tsx$/.test(id)
      ? { code: `${code}\nif (typeof Playground === 'object') delete Playground.play;`, map: null }
      : null,
});
