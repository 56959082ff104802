import type { Page } from 'playwright/test'
import { type AxeScope, axeFindings, colourRules } from '#config/quality/testing/axe.ts'

/** Returns axe's violations on the current page in both themes, one line each: theme, rule and elements. */
export const axeViolations = async (page: Page, scope: AxeScope = {}): Promise<readonly string[]> => {
  const lines: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    // The dark theme differs only in colours.
    const found = await axeFindings(page, colorScheme === 'dark' ? { ...scope, rules: colourRules } : scope)
    lines.push(...found.map((finding) => `${colorScheme} ${finding}`))
  }
  return lines
}

/** Returns by how many pixels the page and its open dialogs scroll horizontally; without those that do not. */
export const horizontalOverflow = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open]')]
      .map((one) => one.scrollWidth - one.clientWidth)
      .filter((by) => by !== 0),
  )

/**
 * Returns links without target and buttons without effect when scripts are off, outside of islands and dialogs; those
 * for printing, hearts and distances are hidden then.
 */
export const deadControls = (page: Page): Promise<readonly string[]> =>
  page
    .locator(
      'a:not([href]), a[href=""], a[href="#"], button:not([data-dialog]):not([type="submit"]):not([data-print]):not([data-heart]):not([data-from-me]):not(x-island button):not(dialog button)',
    )
    .evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 120)))
