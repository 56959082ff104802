import { expect, test } from 'playwright/test'
import { reloadPage } from '#config/quality/testing/open-page.ts'
import { signInNewUser, userButton, userCard } from './accounts.ts'
import { setUniqueAddress } from './client-address.ts'
import { ownFacilityId, showOwnFacilities } from './own-facilities.ts'

test.beforeEach(({ page }) => setUniqueAddress(page))

test('SH-02 OW-12 PL-03 SH-16 the card shows facilities with counters as text and tabs by permission; offers to try again; none without facilities', async ({
  page,
}) => {
  const facilities = await showOwnFacilities(page)
  await signInNewUser(page)
  await page.goto('/zrodla-danych')
  await userButton(page).focus()
  await page.keyboard.press('Enter')
  const owned = userCard(page).getByRole('listitem').filter({ hasText: 'Tęcza' })
  await expect(userCard(page).getByRole('link', { name: /Powiadomienia/ })).toContainText('nowe: 5')
  await expect(owned.getByRole('link', { name: /Panel/ })).toHaveAttribute('href', new RegExp(`/user_facility/${ownFacilityId}`))
  await expect(owned.getByText('nowa', { exact: true })).toBeVisible()
  // The facility of a parent has only a link to its profile.
  await expect(userCard(page).getByRole('link', { name: /Bajka/ })).toHaveAttribute('href', '/placowka/bajka')
  expect(await page.evaluate(() => document.activeElement?.closest('dialog')?.id)).toBe('konto')
  await page.keyboard.press('Escape')
  await expect(userCard(page)).toBeHidden()
  await expect(userButton(page)).toBeFocused()

  facilities.answer = 'error'
  await reloadPage(page)
  await userButton(page).click()
  await expect(userCard(page)).toContainText('Nie udało się wczytać Twoich placówek.')
  facilities.answer = 'none'
  await userCard(page).getByRole('button', { name: 'Spróbuj ponownie' }).click()
  await expect(userCard(page).getByText('Twoje placówki')).toHaveCount(0)
  await expect(userCard(page).getByRole('link', { name: 'Profil' })).toBeVisible()
})
