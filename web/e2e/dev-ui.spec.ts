import { expect, type Page, test } from 'playwright/test'
import { type AxeScope, axeFindings, colourRules } from '#config/quality/testing/axe.ts'
import { type Language, languages, tagOf } from '#core/kernel/language.ts'
import { setUniqueAddress } from './client-address.ts'
import { deadControls, horizontalOverflow } from './visual-checks.ts'

test.beforeEach(({ page }) => setUniqueAddress(page))

/** Samples repeat: the page has several pagers and forms with one name. */
const without = ['landmark-unique']

/** By how many pixels a component may reach beyond its place: room for focus rings, and rows that reach the edge of a phone. */
const mayReach = 16

/** Returns the names of the samples that are wider than their place. */
const wideSamples = (page: Page) =>
  page
    .locator('figure > div')
    .evaluateAll(
      (all, reach) =>
        all.filter((one) => one.scrollWidth > one.clientWidth + reach).map((one) => one.parentElement?.textContent.slice(0, 80)),
      mayReach,
    )

// Texts differ by language and colours by theme alone.
const variants = { pl: 'light', ua: 'dark', en: 'light' } as const

/** Rules of axe by language and font. Larger texts need less contrast. */
const checks: Readonly<Record<Language, Readonly<Record<'1' | '1.5', AxeScope | null>>>> = {
  pl: { '1': { without }, '1.5': { rules: ['target-size'] } },
  ua: { '1': { rules: colourRules }, '1.5': null },
  en: { '1': null, '1.5': null },
}

for (const lang of languages) {
  const theme = variants[lang]
  test(`SH-08 SH-11 all components in ${lang} and the ${theme} theme pass axe and fit 320 and 1440 px, with the largest font too`, async ({
    page,
  }) => {
    test.slow()
    for (const font of ['1', '1.5'] as const) {
      await page.goto(`/dev/ui?${new URLSearchParams({ lang, theme, font })}`)
      await expect(page.locator('html')).toHaveAttribute('lang', tagOf[lang])
      for (const width of [1440, 320]) {
        await page.setViewportSize({ width, height: 800 })
        const at = [font, width]
        expect([at, await horizontalOverflow(page), await wideSamples(page)]).toEqual([at, [], []])
      }
      const rules = checks[lang][font]
      if (rules) expect([font, await axeFindings(page, rules)]).toEqual([font, []])
    }
    expect(await deadControls(page, 'figure')).toEqual([])
  })
}

test('the gallery shows hovered and focused elements as the styles of their modules do, and switches by links', async ({ page }) => {
  await page.goto('/dev/ui')
  const outline = (state: string) =>
    page
      .locator(`[data-state="${state}"] button`)
      .first()
      .evaluate((button) => getComputedStyle(button).outlineStyle)
  expect([await outline('focus'), await outline('hover')]).toEqual(['solid', 'none'])
  const switches = page.getByRole('navigation', { name: 'Settings' })
  await switches.getByRole('link', { name: 'dark' }).click()
  await switches.getByRole('link', { name: '1.5' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('html')).toHaveAttribute('data-font', '1.5')
})
