/** The look of the page, in the roles of the design system. */
export const reportStyle = `
:root { color-scheme: light dark; }
:root[data-theme='light'] { color-scheme: light; }
:root[data-theme='dark'] { color-scheme: dark; }
* { box-sizing: border-box; }
body { margin: 0; padding: 1.5rem; background: var(--bg-page, Canvas); color: var(--fg-default, CanvasText); font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; margin: 0; }
h2 { font-size: 1.2rem; margin: 2rem 0 0.75rem; }
h3 { font-size: 1rem; margin: 0; }
p { margin: 0.25rem 0; }
a { color: inherit; }
:focus-visible { outline: 3px solid var(--border-focus, Highlight); outline-offset: 2px; }
button, select, input { font: inherit; min-height: 2.25rem; padding: 0 0.6rem; color: inherit; background: var(--bg-surface, Field); border: 1px solid currentColor; border-radius: 4px; }
.note { border-inline-start: 4px solid currentColor; padding-inline-start: 0.75rem; }
.tools { display: flex; flex-wrap: wrap; gap: 1rem; margin-block: 1rem; }
article { border-block-start: 1px solid; padding-block: 0.75rem; }
article[hidden] { display: none; }
.row { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); gap: 1rem; }
.wall { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); gap: 1.5rem 1rem; }
.wall article { border: 0; padding: 0; }
.wall img { max-height: 24rem; object-fit: contain; object-position: 0 0; }
figure { margin: 0; }
figcaption { display: flex; justify-content: space-between; gap: 1rem; font-size: 0.875rem; }
figcaption span { white-space: nowrap; }
img { display: block; max-width: 100%; height: auto; border: 1px dashed; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** Themes, search, and before laid over after. */
export const reportScript = `
const root = document.documentElement;
document.getElementById('theme').addEventListener('change', ({ target }) => {
  if (target.value) root.dataset.theme = target.value;
  else delete root.dataset.theme;
});
document.getElementById('words').addEventListener('input', ({ target }) => {
  const words = target.value.toLowerCase();
  for (const article of document.querySelectorAll('article')) {
    article.hidden = !article.dataset.name.toLowerCase().includes(words);
  }
});
for (const button of document.querySelectorAll('[data-swap]')) {
  button.addEventListener('click', () => {
    const image = button.closest('article').querySelector('figure:nth-of-type(2) img');
    const isSwapped = button.getAttribute('aria-pressed') === 'true';
    const folders = isSwapped ? ['before/', 'after/'] : ['after/', 'before/'];
    image.src = image.getAttribute('src').replace(folders[0], folders[1]);
    button.setAttribute('aria-pressed', String(!isSwapped));
  });
}
`;
