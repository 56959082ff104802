import { expect, type Page, test } from 'playwright/test'
import { axeFindings, colourRules } from '#config/quality/testing/axe.ts'
import { setUniqueAddress } from './client-address.ts'
import { screensWithOwnColours } from './own-colours.ts'
import { localizedPath, prefixes, screens } from './screens.ts'
import {
  axeViolations,
  collidingControls,
  deadControls,
  horizontalOverflow,
  missingDrawings,
  poorControls,
  setLetterSize,
} from './visual-checks.ts'

test.beforeEach(({ page }) => setUniqueAddress(page))
test.slow()

/** Errors that are none of the page's: a response 404, and an island whose files took longer than five seconds on a busy machine. */
const expectedErrors = /status of 404|was not hydrated \S+ slow/

/** Collects console errors and uncaught exceptions of a page. */
const consoleErrorsOf = (page: Page) => {
  const errors: string[] = []
  page.on('console', (message) => {
    const { url, lineNumber, columnNumber } = message.location()
    if (message.type() === 'error' && !expectedErrors.test(message.text()))
      errors.push(`${message.text()} at ${url}:${lineNumber}:${columnNumber}`)
  })
  page.on('pageerror', (error) => errors.push(error.stack ?? String(error)))
  return errors
}

const withMap = new Set(['map'])
const inDark = new Set(Object.values(screensWithOwnColours).flat())

for (const [name, path] of Object.entries(screens))
  test(`J9 J9.3 J9.5 SH-08 SH-11 IN-03 ${name} passes axe, fits 320 to 1920 px with the largest font, and 390 to 1440 px with text at 200 %, and exists in three languages`, async ({
    page,
  }) => {
    const errors = consoleErrorsOf(page)
    // The Polish page is open already for all its checks.
    const checkLanguage = async (lang: string) => {
      const shown = await page.evaluate(() => [document.documentElement.lang, document.querySelectorAll('h1').length])
      expect(shown).toEqual([lang, 1])
      expect([lang, await deadControls(page)]).toEqual([lang, []])
      expect([lang, await horizontalOverflow(page)]).toEqual([lang, []])
      expect([lang, await missingDrawings(page)]).toEqual([lang, []])
    }
    await page.goto(path)
    expect(await axeViolations(page)).toEqual([])
    if (inDark.has(name)) {
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await axeFindings(page, { rules: colourRules })).toEqual([])
    }
    await page.evaluate(() => {
      localStorage.setItem('font', '1.5')
      document.documentElement.dataset['font'] = '1.5'
    })
    for (const width of [1920, 320]) {
      await page.setViewportSize({ width, height: 800 })
      expect([width, await horizontalOverflow(page)]).toEqual([width, []])
    }
    expect(await poorControls(page)).toEqual([])
    await page.evaluate(() => {
      localStorage.removeItem('font')
      delete document.documentElement.dataset['font']
    })
    await setLetterSize(page, 32)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 800 })
      expect([width, await horizontalOverflow(page)]).toEqual([width, []])
      expect([width, await collidingControls(page, 'header:not(main header)')]).toEqual([width, []])
    }
    await setLetterSize(page, 16)
    await checkLanguage('pl')
    for (const lang of ['uk', 'en'] as const) {
      // A map that is left while it loads logs what it could not finish.
      if (withMap.has(name)) await page.waitForLoadState('networkidle')
      await page.goto(localizedPath(path, prefixes[lang]))
      await checkLanguage(lang)
    }
    expect(errors).toEqual([])
  })
