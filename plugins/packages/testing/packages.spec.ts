import { expect, test } from 'playwright/test'
import { untranslatedKeys } from '#config/quality/testing/crawl.ts'
import { openPage } from '#config/quality/testing/open-page.ts'
import { demoPassword } from '#plugins/accounts/demo/demo-accounts.ts'
import { signIn, signInNewUser } from '#web/e2e/accounts.ts'
import { setUniqueAddress } from '#web/e2e/client-address.ts'
import { axeViolations, horizontalOverflow } from '#web/e2e/visual-checks.ts'

test.beforeEach(({ page }) => setUniqueAddress(page))
test.slow()

test('PK-03 PK-06 RO-02 OW-18 the owner sees tiers and use, orders another year, opens the proforma on white ground and finds the order in the history', async ({
  page,
}) => {
  const main = page.getByRole('main')
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page.context(), 'wlasciciel@demo.test', demoPassword)
  await openPage(page, '/user/facilities')
  await main.getByRole('link', { name: 'Otwórz panel: Słoneczko' }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Dziś')
  const panel = page.getByRole('navigation', { name: 'Panel placówki' })
  await panel.getByText('Dziś').first().click()
  await panel.getByRole('link', { name: 'Pakiet' }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Pakiet')
  await expect(main.getByText(/Pakiet aktywny do/)).toBeVisible()
  await expect(main.getByRole('button', { name: 'Zacznij okres próbny' })).toBeHidden()

  const table = main.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveText(['Bez weryfikacji', 'Po weryfikacji', 'Z pakietem'])
  const row = table.getByRole('row').filter({ hasText: 'Długość opisu' })
  await expect(row.getByRole('cell').filter({ hasText: /\d/ })).toHaveText([/^1\s?000$/, /^2\s?000$/, /^10\s?000$/])

  await main.getByRole('radio', { name: /Pełne wsparcie/ }).check()
  await expect(
    main
      .getByText('1228,77 zł')
      .or(main.getByText(/1.228,77.zł/))
      .first(),
  ).toBeVisible()
  await main.getByLabel('Nazwa firmy').fill('Słoneczko sp. z o.o.')
  await main.getByLabel('NIP').fill('526-025-02-75')
  await main.getByLabel('Adres').fill('ul. Polna 1\n30-001 Kraków')
  await main.getByLabel('E-mail do proformy').fill('biuro@sloneczko.test')
  const send = main.getByRole('button', { name: 'Zamawiam i płacę' })
  await send.click()
  await expect(main.getByText('To nie jest poprawny NIP. Sprawdź cyfry').first()).toBeVisible()
  await main.getByLabel('NIP').fill('526-025-02-74')
  await send.click()
  await expect(main.getByRole('heading', { name: 'Dziękujemy za zamówienie' })).toBeFocused()
  const history = main.getByRole('region', { name: 'Historia zamówień' })
  await expect(history.getByRole('listitem')).toHaveCount(2)
  await expect(history).toContainText('czeka na wpłatę')

  await main.getByRole('link', { name: 'Otwórz proformę' }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Proforma PF\/\d{4}\/\d+$/)
  await expect(page.locator('[data-ground]')).toHaveAttribute('data-ground', 'white')
  await expect(main).toContainText('61 1090 1014 0000 0712 1981 2874')
  await expect(main).toContainText('NIP 5260250274')
  expect(await axeViolations(page)).toEqual([])
  expect(await horizontalOverflow(page)).toEqual([])
})

test('J2.7 PK-06 support finds orders by state, and is asked before a payment is confirmed or refunded', async ({ page }) => {
  const main = page.getByRole('main')
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page.context(), 'support@demo.test', demoPassword)
  await openPage(page, '/support/orders?state=active')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Zamówienia pakietów')
  const order = main.getByRole('listitem').filter({ hasText: 'Słoneczko' })
  await order.getByRole('button', { name: 'Zwróć opłatę' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Powód').fill('Pisał jan@demo.test')
  await expect(dialog.getByText('Nie wpisuj tu adresów e-mail')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Zwróć opłatę' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Anuluj' }).click()
  await expect(order).toContainText('aktywne')
  expect([await horizontalOverflow(page), await axeViolations(page)]).toEqual([[], []])
  expect(untranslatedKeys(await main.innerText(), ['packages', 'orders', 'state', 'own', 'error'])).toEqual([])
})

test('PK-03 the page of a package passes axe and does not scroll horizontally at 320 px with the largest font', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await signIn(page.context(), 'wlasciciel@demo.test', demoPassword)
  await openPage(page, '/user/facilities')
  const path = `${await page.getByRole('link', { name: 'Otwórz panel: Słoneczko' }).getAttribute('href')}/package`
  await page.evaluate(() => localStorage.setItem('font', '1.5'))
  await openPage(page, path)
  expect([await horizontalOverflow(page), await axeViolations(page)]).toEqual([[], []])
  expect(untranslatedKeys(await page.getByRole('main').innerText(), ['packages', 'limit', 'form', 'error'])).toEqual([])
})

test('PK-06 AP-04 pages about packages of others say that they are not for this user', async ({ page }) => {
  await signInNewUser(page)
  const response = await page.goto('/user/pakiet/01970000-0000-7000-8000-000000000001')
  expect(response?.status()).toBe(403)
  const proforma = await page.goto('/user/pakiet/proforma/01970000-0000-7000-8000-000000000001')
  expect(proforma?.status()).toBe(404)
})
