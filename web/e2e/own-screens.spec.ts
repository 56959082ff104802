import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from 'playwright/test'
import { languages, tagOf } from '#core/kernel/language.ts'
import { rawKeys } from '#config/testing/crawl.ts'
import { comeIn, ownButton, ownCard } from './accounts.ts'
import { ownScreens } from './screens.ts'
import { fromElsewhere } from './visitor.ts'

test.beforeEach(({ page }) => fromElsewhere(page))
test.slow()

const widths = [
  [320, '1.5'],
  [1440, ''],
] as const

/** Looks at what is open, in light and dark, on a small screen with the biggest letters and on a big one. */
const look = async (page: Page, name: string, open: () => Promise<void> = async () => {}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [width, font] of widths)
    for (const theme of ['light', 'dark']) {
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate((kept) => Object.assign(localStorage, kept), { font, theme })
      await page.reload({ waitUntil: 'networkidle' })
      await open()
      const sideways = await page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('dialog[open]')].map((one) => one.scrollWidth - one.clientWidth),
      )
      const { violations } = await new AxeBuilder({ page }).analyze()
      const said = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
      expect([name, width, theme, sideways.filter((by) => by !== 0), said]).toEqual([name, width, theme, [], []])
    }
}

/** What is seen has no raw key and, outside of Polish, no Polish letter. */
const translated = async (page: Page, language: string) => {
  const texts = await page.locator('main, dialog[open], header').allInnerTexts()
  expect(rawKeys(texts.join('\n'), ['accounts', 'notifications', 'shell', 'form', 'error'])).toEqual([])
  if (language !== 'pl') expect(texts.join('\n').match(/.{0,30}[ąćęłńóśźż].{0,30}/gi)).toBe(null)
}

for (const language of languages) {
  for (const [name, path] of Object.entries(ownScreens))
    test(`J9 SH-08 SH-11 IN-01 ${name} of an account in ${language}: axe, widths, themes, one language`, async ({ page }) => {
      const wrong: string[] = []
      page.on('pageerror', (error) => wrong.push(String(error)))
      page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()))
      await comeIn(page, { language }, path)
      expect(await page.locator('html').getAttribute('lang')).toBe(tagOf[language])
      await expect(page.locator('h1')).toHaveCount(1)
      await look(page, name, async () => {
        // What is folded is looked at too.
        for (const summary of await page.locator('main summary').all()) await summary.click()
      })
      await translated(page, language)
      expect(wrong).toEqual([])
    })

  test(`J9 SH-02 IN-01 the open card of an account in ${language}`, async ({ page }) => {
    await comeIn(page, { language }, '/user/profile')
    await look(page, 'card', async () => {
      await ownButton(page).click()
      await expect(ownCard(page).getByRole('link').first()).toBeVisible()
    })
    await translated(page, language)
  })
}
