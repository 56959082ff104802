import { expect, test } from 'playwright/test'
import { openPage } from '#config/quality/testing/open-page.ts'
import { signInNewUser } from '#web/e2e/accounts.ts'
import { setUniqueAddress } from '#web/e2e/client-address.ts'
import { axeViolations, horizontalOverflow } from '#web/e2e/visual-checks.ts'

test('a note is written, changed, removed, and back again', async ({ page }) => {
  test.slow()
  await setUniqueAddress(page)
  await signInNewUser(page)
  await openPage(page, '/user/sample-plugin')
  await page.getByRole('textbox', { name: 'Tytuł' }).fill('Dzień otwarty')
  await page.getByRole('textbox', { name: 'Treść' }).fill('Zapytać o leżakowanie.')
  await page.getByRole('button', { name: 'Dodaj notatkę' }).click()
  await page.getByRole('button', { name: 'Zmień: Dzień otwarty' }).click()
  await page.getByRole('textbox', { name: 'Tytuł' }).first().fill('Dni otwarte')
  await page.getByRole('button', { name: 'Zapisz' }).click()
  const note = page.getByRole('heading', { name: 'Dni otwarte' })
  await expect(note).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await horizontalOverflow(page)).toEqual([])
  await page.getByRole('button', { name: 'Usuń: Dni otwarte' }).click()
  await expect(note).toBeHidden()
  await page.getByRole('button', { name: 'Cofnij' }).click()
  await expect(note).toBeVisible()
})
