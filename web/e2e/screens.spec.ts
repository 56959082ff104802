import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from 'playwright/test'
import { prefixes, screens, twin } from './screens.ts'
import { fromElsewhere } from './visitor.ts'

test.beforeEach(({ page }) => fromElsewhere(page))

/** Opens a page and collects what the browser complains about. */
const open = async (page: Page, path: string) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 404/.test(message.text())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.goto(path)
  return complaints
}

for (const [name, path] of Object.entries(screens)) {
  for (const theme of ['light', 'dark'] as const)
    test(`J9 axe finds nothing on ${name}, ${theme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      const complaints = await open(page, path)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)).toEqual([])
      expect(complaints).toEqual([])
    })

  test(`SH-11 SH-08 ${name} does not scroll sideways at 320 px with the biggest letters, nor at 1920 px`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('font', '1.5'))
    const overflow = async (address: string, width: number) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(address)
      return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    }
    for (const width of [320, 390, 600, 768, 1024, 1440, 1920]) expect([width, await overflow(path, width)]).toEqual([width, 0])
    for (const prefix of [prefixes.uk, prefixes.en]) expect([prefix, await overflow(twin(path, prefix), 320)]).toEqual([prefix, 0])
  })

  for (const [lang, prefix] of Object.entries(prefixes))
    test(`IN-03 ${name} in ${lang}: lang, one heading, no dead control`, async ({ page }) => {
      await page.goto(twin(path, prefix))
      expect(await page.locator('html').getAttribute('lang')).toBe(lang)
      await expect(page.locator('h1')).toHaveCount(1)
      const dead = await page
        .locator(
          'a:not([href]), a[href=""], a[href="#"], button:not([commandfor]):not([type="submit"]):not([data-print]):not(x-island button):not(dialog button)',
        )
        .evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 120)))
      expect(dead).toEqual([])
    })
}
