import { expect, type Page, test } from 'playwright/test'
import { openPage } from '#config/quality/testing/open-page.ts'
import { goodPassword, registerAccount, userButton, userCard } from './accounts.ts'
import { setUniqueAddress } from './client-address.ts'

test.beforeEach(({ page }) => setUniqueAddress(page))
test.slow()

/** Presses Tab until the focused element matches a selector. */
const tabTo = async (page: Page, selector: string) => {
  for (let stop = 0; stop < 80; stop++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector)) return
  }
  throw new Error(`${selector} is not reachable by Tab`)
}

test('J9 by keyboard only: signs in, opens the user card, goes to the devices and signs out', async ({ page }) => {
  const email = await registerAccount(page.request)
  // Before its script is loaded, the link leads to the sign-in page.
  await openPage(page, '/')
  await tabTo(page, 'header [data-login]')
  await page.keyboard.press('Enter')
  await page.locator('dialog[open] [name=email]').waitFor()
  await tabTo(page, 'dialog[open] [name=email]')
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(goodPassword)
  await page.keyboard.press('Enter')
  await expect(userButton(page)).toContainText('Joanna')
  await tabTo(page, 'header [data-profile]')
  await page.keyboard.press('Enter')
  await expect(userCard(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(userCard(page)).toBeHidden()
  await expect(userButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, '#konto a[href="/user/sessions"]')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Urządzenia')
  await userButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(userCard(page).getByRole('button', { name: 'Wyloguj się' })).toBeVisible()
  await tabTo(page, '#konto [aria-haspopup] + button')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/logowanie/)
})
