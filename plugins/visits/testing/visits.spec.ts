import { expect, test } from 'playwright/test'
import { newAddress, pathOf, signIn, waitForMailLinks } from '#web/e2e/accounts.ts'
import { axeViolations } from '#web/e2e/visual-checks.ts'

const profile = '/placowka/sloneczko-przedszkole-krakow'

test('EX-05 a family without an account books a visit, confirms it by its mail and gives it back; the owner sees who comes', async ({
  page,
  request,
  browser,
}) => {
  const email = newAddress('wizyta')
  await page.goto(profile)
  await page.getByRole('button', { name: 'Umów wizytę' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Umów wizytę' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('radio').first().check({ force: true })
  await page.getByLabel('Imię i nazwisko').fill('Ola Próbna')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Zarezerwuj' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sprawdź pocztę' })).toBeVisible()

  const links = await waitForMailLinks(request, email, 'visits.mail.confirm')
  await page.goto(pathOf(links.find((link) => link.endsWith('/potwierdz'))))
  await page.getByRole('button', { name: 'Potwierdzam' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Do zobaczenia' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Dodaj do kalendarza' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  const owner = await browser.newPage()
  await signIn(owner.context(), 'wlasciciel@demo.test', 'Demo!2345')
  await owner.goto('/user/facilities')
  const panel = await owner.locator('a[href^="/user_facility/"]').first().getAttribute('href')
  await owner.goto(`${panel}/visits`)
  const row = owner.getByRole('listitem').filter({ hasText: email }).last()
  await expect(row).toContainText('Ola Próbna')
  expect(await axeViolations(owner)).toEqual([])

  const when = await page.getByRole('time').innerText()
  await page.getByRole('link', { name: 'Przełóż na inny termin' }).click()
  await page.getByRole('radio').first().check({ force: true })
  await page.getByRole('button', { name: 'Przełóż wizytę' }).click()
  await expect(page.getByRole('time')).not.toHaveText(when)

  await page.getByText('Nie możemy przyjść').click()
  await page.getByRole('button', { name: 'Odwołaj wizytę' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wizyta odwołana' })).toBeVisible()
  await owner.reload()
  await expect(owner.getByRole('heading', { level: 1, name: 'Wizyty' })).toBeVisible()
  await expect(owner.getByText(email)).toHaveCount(0)
})
