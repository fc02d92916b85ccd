import { type ElementHandle, expect, type Locator, type Page } from '@playwright/test';

export interface Hand {
  press: (target: Locator) => Promise<void>;
  /** Presses something that says it is not ready, to be told why. */
  pressDisabled: (target: Locator) => Promise<void>;
  write: (field: Locator, text: string) => Promise<void>;
  select: (button: Locator, option: string) => Promise<void>;
  complete: (field: Locator, option: string) => Promise<void>;
  enter: (editor: Locator) => Promise<void>;
}

export const mouse = (page: Page): Hand => ({
  press: async (target) => {
    // A box lies under its label, as a person sees it; the label takes the click.
    const isBox = await target.evaluate((element) =>
      element.matches('input[type=checkbox], input[type=radio]'),
    );
    await (isBox ? target.locator('xpath=ancestor::label[1]') : target).click();
  },
  // Playwright takes aria-disabled for disabled; people can press it, once the page lies still under their hand.
  pressDisabled: async (target) => {
    await target.hover();
    await target.click({ force: true });
  },
  write: (field, text) => field.fill(text),
  select: async (button, option) => {
    await button.click();
    await page.getByRole('option', { name: option, exact: true }).click();
  },
  complete: async (field, option) => {
    // The list closes when the page scrolls: the field is brought into view, and comes to rest, before it opens.
    await field.scrollIntoViewIfNeeded();
    await field.click({ trial: true });
    await field.fill(option);
    await page.getByRole('option', { name: option, exact: true }).first().click();
  },
  enter: (editor) => editor.click(),
});

const whereIsFocus = (
  target: ElementHandle<HTMLElement | SVGElement>,
): Promise<'here' | 'before' | 'after'> =>
  target.evaluate((element) => {
    const { activeElement } = element.ownerDocument;
    if (activeElement === element && element.ownerDocument.hasFocus()) return 'here';
    const place = activeElement === null ? 0 : element.compareDocumentPosition(activeElement);
    return (place & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 ? 'after' : 'before';
  });

const patience = 150;

/** With the keyboard alone: Tab and Shift+Tab to where one wants to be, then Enter, Space and arrows. */
export function keyboard(page: Page): Hand {
  const goTo = async (target: Locator): Promise<void> => {
    await expect(target).toBeVisible();
    // Kept, because a list that opens on the way hides the rest of the page from screen readers until it closes.
    const element = await target.elementHandle();
    for (let presses = 0; presses < patience; presses += 1) {
      const focus = await whereIsFocus(element);
      if (focus === 'here') return;
      await page.keyboard.press(focus === 'after' ? 'Shift+Tab' : 'Tab');
    }
    throw new Error(`The keyboard does not reach ${String(target)}.`);
  };
  const pick = async (option: string): Promise<void> => {
    const wanted = page.getByRole('option', { name: option, exact: true }).first();
    await expect(wanted).toBeVisible();
    for (let presses = 0; presses < patience; presses += 1) {
      const isPicked = await wanted.evaluate(
        (element) =>
          element.ownerDocument.activeElement === element ||
          element.ownerDocument.activeElement?.getAttribute('aria-activedescendant') === element.id,
      );
      if (isPicked) break;
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
  };
  const pressRadio = async (target: Locator): Promise<void> => {
    const group = target.locator('xpath=ancestor::*[@role="radiogroup"]');
    await goTo(group.getByRole('radio', { checked: true }));
    for (let presses = 0; presses < 10 && !(await target.isChecked()); presses += 1)
      await page.keyboard.press('ArrowDown');
  };
  return {
    pressDisabled: async (target) => {
      await goTo(target);
      await page.keyboard.press('Enter');
    },
    press: async (target) => {
      if (await target.evaluate((element) => element.matches('input[type=radio]'))) {
        await pressRadio(target);
        return;
      }
      await goTo(target);
      const isBox = await target.evaluate((element) =>
        element.matches('input, [role=switch], [role=checkbox]'),
      );
      await page.keyboard.press(isBox ? 'Space' : 'Enter');
    },
    write: async (field, text) => {
      await goTo(field);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
    select: async (button, option) => {
      await goTo(button);
      await page.keyboard.press('Enter');
      await page.keyboard.type(option);
      await pick(option);
    },
    complete: async (field, option) => {
      await goTo(field);
      await page.keyboard.type(option);
      await pick(option);
    },
    enter: goTo,
  };
}
