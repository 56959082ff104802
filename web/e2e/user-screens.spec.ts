import { expect, type Page, test } from 'playwright/test'
import { untranslatedKeys } from '#config/quality/testing/crawl.ts'
import { openPage } from '#config/quality/testing/open-page.ts'
import { languages, tagOf } from '#core/kernel/language.ts'
import { openUserCard, signInNewUser } from './accounts.ts'
import { setUniqueAddress } from './client-address.ts'
import { showOwnFacilities } from './own-facilities.ts'
import { userScreens } from './screens.ts'
import { axeViolations, horizontalOverflow } from './visual-checks.ts'

test.beforeEach(({ page }) => setUniqueAddress(page))
test.slow()

/** Opens all collapsed parts, so that they are checked too. */
const unfold = async (page: Page) => {
  for (const summary of await page.locator('main summary').all()) await summary.click()
}

/** Checks the page with axe on the smallest screen with the largest font, and that it fits the largest one. */
const checkSizes = async (page: Page, name: string) => {
  expect([name, 320, await axeViolations(page)]).toEqual([name, 320, []])
  await page.setViewportSize({ width: 1920, height: 800 })
  expect([name, 1920, await horizontalOverflow(page)]).toEqual([name, 1920, []])
  await page.setViewportSize({ width: 320, height: 800 })
}

/** Checks that visible texts contain no message keys and, outside of Polish, no Polish letters. */
const translated = async (page: Page, language: string) => {
  const texts = await page.locator('main, dialog[open], header').allInnerTexts()
  expect(untranslatedKeys(texts.join('\n'), ['accounts', 'notifications', 'shell', 'form', 'error'])).toEqual([])
  if (language !== 'pl') expect(texts.join('\n').match(/.{0,30}[ąćęłńóśźż].{0,30}/gi)).toBe(null)
}

for (const language of languages)
  test(`J9 SH-02 SH-08 SH-11 IN-01 account screens and user card in ${language} pass axe, have one language and one heading, and fit 320 to 1920 px with the largest font`, async ({
    page,
  }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await page.setViewportSize({ width: 320, height: 800 })
    await page.addInitScript(() => localStorage.setItem('font', '1.5'))
    // Languages differ in texts alone.
    const isChecked = language === 'pl'
    if (isChecked) await showOwnFacilities(page)
    await signInNewUser(page, { language })
    for (const [name, path] of Object.entries(userScreens)) {
      await openPage(page, path)
      expect(await page.locator('html').getAttribute('lang')).toBe(tagOf[language])
      await expect(page.locator('h1')).toHaveCount(1)
      await unfold(page)
      await translated(page, language)
      expect([name, await horizontalOverflow(page)]).toEqual([name, []])
      if (isChecked) await checkSizes(page, name)
    }
    await openUserCard(page)
    await translated(page, language)
    expect(['card', await horizontalOverflow(page)]).toEqual(['card', []])
    if (isChecked) await checkSizes(page, 'card')
    expect(errors).toEqual([])
  })
