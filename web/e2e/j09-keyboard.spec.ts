import { expect, type Page, test } from 'playwright/test'

// J9 Low vision and keyboard: steps 2 and 7. Steps 1 and 3 are in `layout`, `profile-and-lists` and `map-*`, sizes (3, 5)
// and axe (8) in `screens`, the support phone (4) is in `layout`.

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
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(18)
  await page.keyboard.type('krak')
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Kraków')
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
