import { expect, type Page, test } from 'playwright/test'
import { languages, tagOf } from '#core/kernel/language.ts'
import { rawKeys } from '#config/testing/crawl.ts'
import { comeIn, openCard } from './accounts.ts'
import { found, sideways } from './looked-at.ts'
import { ownScreens } from './screens.ts'
import { fromElsewhere } from './visitor.ts'

test.beforeEach(({ page }) => fromElsewhere(page))
test.slow()

const widths = [
  [320, '1.5'],
  [1024, '1.5'],
  [1440, ''],
] as const

/** Opens what is folded: it is looked at too. */
const unfold = async (page: Page) => {
  for (const summary of await page.locator('main summary').all()) await summary.click()
}

/** Looks at what is open on a small screen with the biggest letters and on a big one, in light and dark. */
const look = async (page: Page, name: string, open: (page: Page) => Promise<void>) => {
  for (const [width, font] of widths) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate((kept) => Object.assign(localStorage, kept), { font })
    await page.reload({ waitUntil: 'networkidle' })
    await open(page)
    expect([name, width, await sideways(page), await found(page)]).toEqual([name, width, [], []])
  }
}

/** What is seen has no raw key and, outside of Polish, no Polish letter. */
const translated = async (page: Page, language: string) => {
  const texts = await page.locator('main, dialog[open], header').allInnerTexts()
  expect(rawKeys(texts.join('\n'), ['accounts', 'notifications', 'shell', 'form', 'error'])).toEqual([])
  if (language !== 'pl') expect(texts.join('\n').match(/.{0,30}[ąćęłńóśźż].{0,30}/gi)).toBe(null)
}

for (const [name, path] of Object.entries(ownScreens))
  test(`J9 SH-08 SH-11 ${name} of an account: axe, widths, themes`, async ({ page }) => {
    await comeIn(page, {}, path)
    await look(page, name, unfold)
  })

test('J9 SH-02 the open card of an account: axe, widths, themes', async ({ page }) => {
  await comeIn(page)
  await look(page, 'card', openCard)
})

for (const language of languages)
  test(`SH-02 IN-01 the screens and the card of an account in ${language}: one language, one heading, nothing scrolls sideways at 320 px`, async ({
    page,
  }) => {
    const wrong: string[] = []
    page.on('pageerror', (error) => wrong.push(String(error)))
    page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()))
    await page.setViewportSize({ width: 320, height: 800 })
    await comeIn(page, { language })
    for (const [name, path] of Object.entries(ownScreens)) {
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(await page.locator('html').getAttribute('lang')).toBe(tagOf[language])
      await expect(page.locator('h1')).toHaveCount(1)
      await unfold(page)
      await translated(page, language)
      expect([name, await sideways(page)]).toEqual([name, []])
    }
    await openCard(page)
    await translated(page, language)
    expect(['card', await sideways(page)]).toEqual(['card', []])
    expect(wrong).toEqual([])
  })
