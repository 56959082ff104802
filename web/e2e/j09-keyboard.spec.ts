import { expect, type Page, test } from 'playwright/test'

// J9 Low vision and keyboard: the implemented steps. Steps 1 and 3 are also in `layout`, `profile-and-lists` and
// `map-*`, axe (8) is in `screens`.

const screens = [
  '/',
  '/zlobki-miasta',
  '/przedszkola/malopolskie/krakow',
  '/wszystkie-lokalizacje',
  '/placowka/sloneczko-przedszkole-krakow',
]

/** Presses Tab until the focused element matches a selector. */
const tabTo = async (page: Page, selector: string) => {
  for (let stop = 0; stop < 120; stop++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector)) return
  }
  throw new Error(`${selector} is not reachable by Tab`)
}

test('J9.2 by keyboard only: searches, chooses Kraków, filters and opens Słoneczko', async ({ page }) => {
  test.slow()
  await page.goto('/')
  await tabTo(page, 'main [role=combobox]')
  await expect(page.getByRole('option')).toHaveCount(18)
  await page.keyboard.type('krak')
  await expect(page.getByRole('option').first()).toContainText('Kraków')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kraków')
  await tabTo(page, 'main summary')
  await page.keyboard.press('Enter')
  await tabTo(page, 'main details[open] details summary')
  const group = page.locator('main details details').filter({ hasText: 'Metoda i profil' })
  await group.locator('summary').focus()
  await page.keyboard.press('Enter')
  await tabTo(page, 'input[value=montessori]')
  await page.keyboard.press('Space')
  await tabTo(page, 'main form button[type=submit]')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/montessori/)
  await tabTo(page, 'a[href="/placowka/sloneczko-przedszkole-krakow"]')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Słoneczko')
})

for (const path of screens) {
  test(`J9.3 J9.4 ${path}: controls are 24 px or larger, and the footer has the support phone number`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    const small = await page.locator('button, summary, input:not([type=hidden]), [role=option]').evaluateAll((all) =>
      all.flatMap((one) => {
        // What a closed `details` hides has sizes too.
        if (!one.checkVisibility()) return []
        const target = one.matches('input') ? (one.closest('label') ?? one) : one
        const { width, height } = target.getBoundingClientRect()
        return width > 0 && (width < 24 || height < 24) ? [one.outerHTML.slice(0, 100)] : []
      }),
    )
    expect(small).toEqual([])
    await expect(page.getByRole('contentinfo').locator('a[href^="tel:"]')).toBeVisible()
  })

  test(`J9.5 ${path}: with the largest font at 320 px nothing scrolls horizontally and no button is clipped`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('font', '1.5'))
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
    const clipped = await page
      .locator('button, summary')
      .evaluateAll((all) =>
        all.flatMap((one) => (one.checkVisibility() && one.scrollWidth > one.clientWidth + 1 ? [one.outerHTML.slice(0, 100)] : [])),
      )
    expect(clipped).toEqual([])
  })
}

test('J9.7 with reduced motion scrolling is not smooth; a dialog traps the focus, Escape closes it and restores the focus', async ({
  page,
}) => {
  await page.goto('/przedszkola/malopolskie/krakow')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
  const opener = page.locator('button[data-dialog=wyglad]').first()
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press('Tab')
    const inside = await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)
    expect([stop, inside]).toEqual([stop, true])
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})
