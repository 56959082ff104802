import { expect, test } from 'playwright/test'

// J1 Parent. The typed name of a city that leads to the map is SM-01.

test('J1.1 J1.2 J1.3 the map of Kraków filtered by Montessori shows one number everywhere, also after a reload and in the list view', async ({
  page,
}) => {
  test.slow()
  await page.goto('/wszystkie-lokalizacje?miasto=malopolskie/krakow')
  const map = page.getByTestId('mapa')
  const heading = page.getByRole('heading', { level: 1 })
  const list = page.getByRole('region', { name: 'Lista wyników' })
  await expect(map).toHaveAttribute('data-zoom', '14')
  await expect(heading).toContainText('Kraków')

  await page.locator('summary').filter({ hasText: 'Filtry' }).click()
  await page.locator('summary').filter({ hasText: 'Metoda i profil' }).click()
  await page.getByRole('checkbox', { name: 'Montessori', exact: true }).check()
  await page.getByRole('button', { name: 'Pokaż', exact: true }).click()
  const chip = page.getByRole('list', { name: 'Wybrane filtry' }).getByRole('link').first()
  await expect(chip).toBeVisible()
  await expect(page.locator('[data-dot], [data-pin]').first()).toBeVisible()
  const total = Number(await map.getAttribute('data-total'))
  expect(total).toBeGreaterThan(0)
  await expect(heading).toContainText(new RegExp(`Kraków: ${total} placów`))
  expect(await list.getByRole('heading', { level: 2 }).count()).toBe(total)
  const counts = await page.locator('[data-dot]').allTextContents()
  const unlocated = await list.getByText('brak na mapie').count()
  expect(counts.reduce((sum, text) => sum + Number(text), 0) + (await page.locator('[data-pin]').count()) + unlocated).toBe(total)

  const text = await chip.textContent()
  await page.reload()
  await expect(chip).toHaveText(text ?? '')
  // A phone shows one of the two.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(map).toBeHidden()
  expect(await list.getByRole('heading', { level: 2 }).count()).toBe(total)
})

test('J1.4 the parent marks two cards and compares them: two columns, and the number of free places has its date', async ({ page }) => {
  test.slow()
  await page.goto('/przedszkola/malopolskie/krakow?kolejnosc=miejsca')
  const hearts = page.getByRole('main').getByRole('button', { name: /^Ulubione: / })
  for (const n of [0, 1]) {
    await hearts.nth(n).click()
    await expect(hearts.nth(n)).toHaveAttribute('aria-pressed', 'true')
  }
  await page.getByRole('link', { name: 'Ulubione: 2' }).click()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Porównaj' }).click()
  const table = page.getByRole('table', { name: 'Porównanie' })
  await expect(table.getByRole('columnheader').filter({ has: page.getByRole('link') })).toHaveCount(2)
  await expect(table.getByRole('row', { name: /^Wolne miejsca/ })).toContainText(/stan na \d\d\.\d\d\.\d{4}/)
})
