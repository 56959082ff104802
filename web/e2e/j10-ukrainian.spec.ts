import { expect, test } from 'playwright/test'

/** J10 Ukrainian speaker, as far as the product goes; step 1 is in `shell.spec.ts`. */
test('J10.2 the Ukrainian name of a city finds it, and the way on stays Ukrainian', async ({ page }) => {
  await page.goto('/uk')
  const field = page.getByRole('main').getByRole('combobox', { name: 'Місто або назва закладу' })
  await field.fill('Краків')
  const places = page.getByRole('group', { name: 'Міста й райони' })
  await expect(places.getByRole('option').first()).toContainText('Краків')
  await places.getByRole('option').first().click()
  await expect(page).toHaveURL(/\/uk\/wszystkie-lokalizacje\?miasto=malopolskie(%2F|\/)krakow/)
  expect(await page.locator('html').getAttribute('lang')).toBe('uk')
})

for (const [typed, city] of [
  ['Вроцлав', 'Вроцлав'],
  ['Білосток', 'Білосток'],
  ['варшав', 'Варшава'],
] as const)
  test(`J10.2 ${typed} finds its city`, async ({ page }) => {
    await page.goto('/uk')
    await page.getByRole('main').getByRole('combobox').fill(typed)
    await expect(page.getByRole('option').first()).toContainText(city)
  })
