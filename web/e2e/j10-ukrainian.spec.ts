import { expect, test } from 'playwright/test'

/** J10 Ukrainian speaker: the implemented steps; step 1 is in `layout.spec.ts`. */
test('J10.2 the Ukrainian name of a city finds it, and the next page stays Ukrainian', async ({ page }) => {
  await page.goto('/uk')
  const field = page.getByRole('main').getByRole('combobox', { name: 'Місто, район, назва або те, що шукаєте' })
  await field.fill('Краків')
  const places = page.getByRole('group', { name: 'Міста й райони' })
  await expect(places.getByRole('option').first()).toContainText('Краків')
  await places.getByRole('option').first().click()
  await expect(page).toHaveURL(/\/uk\/wszystkie-lokalizacje\?miasto=malopolskie(%2F|\/)krakow/)
  expect(await page.locator('html').getAttribute('lang')).toBe('uk')
})

test('J10.2 the filter “Українські групи” shows only facilities with that tag', async ({ page, request }) => {
  await page.goto('/uk/wszystkie-lokalizacje?miasto=mazowieckie/warszawa')
  await page.locator('summary').filter({ hasText: 'Фільтри' }).click()
  await page
    .locator('main details details')
    .filter({ has: page.locator('input[value=grupy-ukrainskie]') })
    .locator('summary')
    .first()
    .click()
  await page.getByRole('checkbox', { name: 'Українські групи' }).check()
  await page.locator('#filtry button[type=submit]').first().click()
  await expect(page).toHaveURL(/grupy-ukrainskie/)
  const answer = await request.post('/api/search/clusters', {
    data: { city_cache: 'mazowieckie/warszawa', zoom: 12, required_ownership: ['grupy-ukrainskie'] },
  })
  const { total } = (await answer.json()) as { total: number }
  expect(total).toBeGreaterThan(0)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(String(total))
})
