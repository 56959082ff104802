import { expect, type Page, test } from 'playwright/test'

// J9 Low vision and keyboard, as far as the product goes: steps 1 and 3 are also in `shell`, `rows` and `map`, axe (8) is in `screens`.

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const screens = [
  '/',
  '/zlobki-miasta',
  '/przedszkola/malopolskie/krakow',
  '/wszystkie-lokalizacje',
  '/placowka/sloneczko-przedszkole-krakow',
]

/** Presses Tab until the focus is on what is looked for. */
const tabTo = async (page: Page, selector: string) => {
  for (let stop = 0; stop < 120; stop++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector)) return
  }
  throw new Error(`No way by keys to ${selector}`)
}

test('J9.2 by keys alone: search, choose Kraków, filter, open Słoneczko', async ({ page }) => {
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
  const group = page.locator('main details details').filter({ hasText: 'Typ placówki' })
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
  test(`J9.3 J9.4 ${path}: what one presses is 24 px and more, and help stands at the foot of the page`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    const small = await page.locator('button, summary, input:not([type=hidden]), [role=option]').evaluateAll((all) =>
      all.flatMap((one) => {
        const target = one.matches('input') ? (one.closest('label') ?? one) : one
        const { width, height } = target.getBoundingClientRect()
        return width > 0 && (width < 24 || height < 24) ? [one.outerHTML.slice(0, 100)] : []
      }),
    )
    expect(small).toEqual([])
    await expect(page.getByRole('contentinfo').locator('a[href^="tel:"]')).toBeVisible()
  })

  test(`J9.5 ${path}: biggest letters at 320 px: nothing scrolls sideways, no button is clipped`, async ({ page }) => {
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

test('J9.7 without motion nothing glides; a dialog holds the focus, Escape closes it and gives the focus back', async ({ page }) => {
  await page.goto('/przedszkola/malopolskie/krakow')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
  const opener = page.locator('button[commandfor=wyglad]').first()
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
