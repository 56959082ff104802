import { expect, type Page, test } from 'playwright/test'
import { dead, found, sideways } from './looked-at.ts'
import { prefixes, screens, twin } from './screens.ts'
import { fromElsewhere } from './visitor.ts'

test.beforeEach(({ page }) => fromElsewhere(page))
test.slow()

/** Collects what the browser complains about. */
const complaintsOf = (page: Page) => {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 404/.test(message.text())) errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  return errors
}

for (const [name, path] of Object.entries(screens))
  test(`J9 SH-08 SH-11 IN-03 ${name}: axe in light and dark, 320 to 1920 px with the biggest letters, three languages`, async ({
    page,
  }) => {
    const errors = complaintsOf(page)
    await page.goto(path)
    expect(await found(page)).toEqual([])
    await page.evaluate(() => {
      localStorage.setItem('font', '1.5')
      document.documentElement.dataset['font'] = '1.5'
    })
    for (const width of [1920, 1440, 1024, 768, 600, 390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      expect([width, await sideways(page)]).toEqual([width, []])
    }
    for (const [lang, prefix] of Object.entries(prefixes)) {
      await page.goto(twin(path, prefix))
      expect(await page.locator('html').getAttribute('lang')).toBe(lang)
      await expect(page.locator('h1')).toHaveCount(1)
      expect([lang, await dead(page)]).toEqual([lang, []])
      expect([lang, await sideways(page)]).toEqual([lang, []])
    }
    expect(errors).toEqual([])
  })
