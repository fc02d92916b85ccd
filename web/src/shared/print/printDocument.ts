const styleSheets = (): string =>
  [...document.querySelectorAll('link[rel="stylesheet"], style')].map((sheet) => sheet.outerHTML).join('');

/** Prints what is in a frame, once. The frame may not run scripts, but may open the print window. */
export function printFrame(frame: HTMLIFrameElement | null): void {
  frame?.contentWindow?.focus();
  frame?.contentWindow?.print();
}

/** In a hidden frame, so that nothing around it is on the paper, without what only a screen can play or press. */
export function printElement(element: Element, title: string): void {
  const printed = element.cloneNode(true) as Element;
  for (const part of printed.querySelectorAll('.article-video')) part.remove();
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-same-origin allow-modals');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  frame.style.cssText = 'position: fixed; width: 0; height: 0; border: 0; inset: 0 auto auto 0;';
  const heading = document.createElement('title');
  heading.textContent = title;
  frame.srcdoc = `<!doctype html><html lang="en" data-theme="light"><head>${styleSheets()}${heading.outerHTML}</head><body>${printed.outerHTML}</body></html>`;
  frame.addEventListener('load', () => {
    frame.contentWindow?.addEventListener('afterprint', () => frame.remove());
    printFrame(frame);
  });
  document.body.append(frame);
}
