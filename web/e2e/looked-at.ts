import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'

/** What axe finds wrong on a page as it stands, in light and in dark: theme, rule and elements, a line each. */
export const found = async (page: Page, narrow = (axe: AxeBuilder): AxeBuilder => axe): Promise<readonly string[]> => {
  const lines: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const axe = narrow(new AxeBuilder({ page }))
    // The theme changes nothing but colours.
    const { violations } = await (colorScheme === 'dark' ? axe.withRules(['color-contrast', 'link-in-text-block']) : axe).analyze()
    for (const { id, nodes } of violations) lines.push(`${colorScheme} ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
  }
  return lines
}

/** By how many pixels the page and its open dialogs scroll sideways; those that do not are left out. */
export const sideways = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open]')]
      .map((one) => one.scrollWidth - one.clientWidth)
      .filter((by) => by !== 0),
  )

/** Links that lead nowhere and buttons that do nothing without a script, outside of islands and dialogs. */
export const dead = (page: Page): Promise<readonly string[]> =>
  page
    .locator(
      'a:not([href]), a[href=""], a[href="#"], button:not([commandfor]):not([type="submit"]):not([data-print]):not(x-island button):not(dialog button)',
    )
    .evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 120)))
