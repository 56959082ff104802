import { expect, test } from 'playwright/test'
import { horizontalOverflow } from '#web/e2e/visual-checks.ts'
import { field, open, options, suggested } from './search-field.ts'

test('SM-01 typing shows localities and facilities in two groups; arrow keys and Enter select, Escape closes', async ({ page }) => {
  await open(page)
  await field(page).fill('krak')
  const places = page.getByRole('group', { name: 'Miasta i dzielnice' })
  await expect(places.getByRole('option', { name: 'Kraków, małopolskie' })).toBeVisible()
  await expect(suggested(page).getByRole('group', { name: 'Placówki' }).getByRole('option').first()).toBeVisible()
  await expect(suggested(page).getByRole('option', { selected: true })).toHaveCount(0)

  await page.keyboard.press('ArrowDown')
  await expect(suggested(page).getByRole('option', { selected: true })).toContainText('Kraków, małopolskie')
  await page.keyboard.press('End')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(options(page)).toHaveCount(0)
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(field(page)).toHaveValue('krak')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/wszystkie-lokalizacje\?miasto=malopolskie(%2F|\/)krakow/)
})

test('SM-03 a facility opens its page', async ({ page }) => {
  await open(page)
  await field(page).fill('przedszkole sloneczko krakow')
  await page
    .getByRole('option', { name: /Słoneczko/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/placowka\/[a-z0-9-]*sloneczko/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Słoneczko')
})

test('SM-05 SM-04 an emptied field shows the 18 default cities and no facilities; it shows and announces that there is no suggestion', async ({
  page,
}) => {
  await open(page)
  await field(page).fill('krak')
  await expect(suggested(page).getByRole('group', { name: 'Placówki' })).toBeVisible()
  await field(page).fill('')
  await expect(options(page)).toHaveCount(18)
  await expect(suggested(page).getByRole('group', { name: 'Placówki' })).toHaveCount(0)
  await field(page).fill('zzqqx')
  await expect(page.getByText('Nie ma podpowiedzi dla „zzqqx”').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Nie ma podpowiedzi')
  await expect(options(page)).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/szukaj\?q=zzqqx$/)
  await expect(page.getByRole('main')).toContainText('Nic nie pasuje do tego zapytania')
})

for (const how of ['Enter', 'click'] as const)
  test(`SM-23 SM-24 ${how} opens the results, even before suggestions arrive; their field has the text`, async ({ page }) => {
    await open(page)
    await field(page).pressSequentially('montessori warszawa')
    if (how === 'Enter') await page.keyboard.press('Enter')
    else await page.getByRole('main').getByRole('button', { name: 'Szukaj' }).click()
    await expect(page).toHaveURL(/\/szukaj\?q=montessori\+warszawa$/)
    await expect(field(page)).toHaveValue('montessori warszawa')
    await expect(page.getByRole('banner').getByRole('combobox')).toHaveCount(0)
    await field(page).focus()
    await expect(options(page).first()).toBeVisible()
    await expect(field(page)).toHaveValue('montessori warszawa')
  })

test('SM-25 a filter found in the words is a chip that can be taken off', async ({ page }) => {
  await page.goto('/szukaj?q=przedszkole%20publiczne%20warszawa')
  await page.getByRole('link', { name: 'Usuń filtr: publiczne' }).click()
  await expect(page).toHaveURL(/q=przedszkole\+warszawa$/)
  await expect(page.getByRole('link', { name: 'Usuń filtr: przedszkola' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Usuń filtr: publiczne' })).toHaveCount(0)
})

test('SM-24 a long word that nothing matches does not make the results scroll horizontally at 320 px with the largest font', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('font', '1.5'))
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(`/szukaj?q=zzqqx${'x'.repeat(90)}`)
  expect(await horizontalOverflow(page)).toEqual([])
})

test('SM-27 another distance and the results without a condition are links', async ({ page }) => {
  await page.goto('/szukaj?q=przedszkole%20blisko%20Wrzeszcza')
  const distances = page.getByRole('navigation', { name: 'Odległość od: Wrzeszcz, Gdańsk' })
  await expect(distances.getByRole('link', { name: '2 km' })).toHaveAttribute('aria-current', 'true')
  await distances.getByRole('link', { name: '5 km' }).click()
  await expect(distances.getByRole('link', { name: '5 km' })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('link', { name: /^Usuń filtr: .*Wrzeszcz/ }).click()
  await expect(page).toHaveURL(/q=przedszkole$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('SM-23 the form opens the results of the typed text', async ({ page }) => {
    await page.goto('/')
    await field(page).fill('żłobek kraków')
    await page.getByRole('main').getByRole('button', { name: 'Szukaj' }).click()
    await expect(page).toHaveURL(/\/szukaj\?q=%C5%BC%C5%82obek\+krak%C3%B3w$/)
    await expect(page.getByRole('link', { name: 'Usuń filtr: Kraków' })).toBeVisible()
  })
})
