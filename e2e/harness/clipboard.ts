import type { Locator, Page } from '@playwright/test';

/** Pastes HTML into an editor as its clipboard event brings it, untouched by the browser's own cleaning. */
export async function pasteHtml(editor: Locator, html: string): Promise<void> {
  await editor.focus();
  await editor.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

export async function copyHtml(page: Page, html: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(async (text) => {
    const plain = new DOMParser().parseFromString(text, 'text/html').body.innerText;
    const item = new ClipboardItem({
      'text/html': new Blob([text], { type: 'text/html' }),
      'text/plain': new Blob([plain], { type: 'text/plain' }),
    });
    await navigator.clipboard.write([item]);
  }, html);
}
