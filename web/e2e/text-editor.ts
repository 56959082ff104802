import type { Locator, Page } from 'playwright/test'

/**
 * Returns the editor of the field “Treść”. Until it has loaded, a plain text field is in its place, which stays behind it;
 * a test that finds that one waits for ever until it is visible again.
 */
export const textEditor = (page: Page): Locator => page.getByLabel('Treść', { exact: true }).and(page.locator('[contenteditable=true]'))
