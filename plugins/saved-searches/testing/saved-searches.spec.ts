import { expect, test } from 'playwright/test'
import { pageIsReady } from '#config/quality/testing/open-page.ts'
import { signInNewUser } from '#web/e2e/accounts.ts'
import { setUniqueAddress } from '#web/e2e/client-address.ts'
import { axeViolations } from '#web/e2e/visual-checks.ts'

test('CA-05 SU-03 WK-04 the search of a list is saved with its filters, renamed, removed, and back again; its mails are chosen', async ({
  page,
}) => {
  test.slow()
  await setUniqueAddress(page)
  await signInNewUser(page)
  // Words that are filters can be saved as well.
  await page.goto('/szukaj?q=montessori+krakow')
  await page.getByRole('button', { name: 'Zapisz to wyszukiwanie' }).click()
  await expect(page.getByRole('textbox', { name: 'Nazwa' })).toHaveValue('montessori krakow')
  // So can what is no city, as its text.
  await page.goto('/szukaj?q=żłobki+blisko+Krakowa')
  await page.getByRole('button', { name: 'Zapisz to wyszukiwanie' }).click()
  await pageIsReady(page)
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click()
  await expect(page.getByRole('link', { name: 'żłobki blisko Krakowa' })).toHaveAttribute('href', /\?q=%C5%BC%C5%82obki\+blisko\+Krakowa$/)
  await page.goto('/przedszkola/malopolskie/krakow?wolne-miejsca=tak')
  await page.getByRole('button', { name: 'Zapisz to wyszukiwanie' }).click()
  await pageIsReady(page)
  await expect(page.getByRole('textbox', { name: 'Nazwa' })).toHaveValue(/^Przedszkola.*Krakowie$/)
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click()
  await expect(page).toHaveURL(/\/user\/searches$/)
  await pageIsReady(page)
  await page.getByRole('button', { name: /^Zmień: Przedszkola/ }).click()
  await page.getByRole('textbox', { name: 'Nazwa' }).fill('Blisko pracy')
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click()
  const link = page.getByRole('link', { name: 'Blisko pracy' })
  await expect(link).toHaveAttribute('href', /miasto=malopolskie%2Fkrakow&kategoria=przedszkola&wolne-miejsca=tak$/)
  await page.getByRole('button', { name: 'Usuń: Blisko pracy' }).click()
  await expect(link).toBeHidden()
  await page.getByRole('button', { name: 'Cofnij' }).click()
  await expect(link).toBeVisible()

  // By keyboard: the mails of the group off, those of searches on again, and that taken back.
  await page.goto('/user/notifications')
  await pageIsReady(page)
  await expect(page.getByRole('table').getByText('Pakiet i limity')).toHaveCount(0)
  const name = 'Obserwowane placówki i wyszukiwania'
  const mails = page.getByRole('checkbox', { name: `${name} E-mail` })
  await mails.press('Space')
  await expect(page.getByRole('status').filter({ hasText: 'Zapisane' })).toBeVisible()
  await expect(mails).not.toBeChecked()
  await page.getByRole('button', { name }).press('Enter')
  await page.getByRole('checkbox', { name: 'Nowe wyniki zapisanych wyszukiwań E-mail' }).press('Space')
  await expect(mails).toBeChecked({ indeterminate: true })
  await expect(page.getByRole('button', { name: 'Cofnij' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Cofnij' }).press('Enter')
  await expect(page.getByText('Przywrócono poprzedni wybór')).toBeVisible()
  await page.reload()
  await expect(mails).not.toBeChecked()
})
