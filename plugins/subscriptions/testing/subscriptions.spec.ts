import { expect, type Page, test } from 'playwright/test'
import { openPage, reloadPage } from '#config/quality/testing/open-page.ts'
import { signIn } from '#web/e2e/accounts.ts'
import { setUniqueAddress } from '#web/e2e/client-address.ts'
import { axeViolations } from '#web/e2e/visual-checks.ts'

const profile = '/placowka/sloneczko-przedszkole-krakow'

/** Opens a page as a user of the demo. */
const openAs = async (page: Page, email: string, path: string) => {
  await setUniqueAddress(page)
  await signIn(page.context(), email, 'Demo!2345')
  // The browser learns of the user from a private page.
  await page.goto('/user')
  await page.waitForFunction(() => localStorage.getItem('user') !== null)
  await openPage(page, path)
}

test('J1.9 PR-10 SU-01 SU-02 a parent follows a facility at once, sees it on her list, ends it and takes that back', async ({ page }) => {
  test.slow()
  await openAs(page, 'nauczyciel@demo.test', '/user/subscriptions')
  for (const end of await page.getByRole('button', { name: /^Przestań obserwować:/ }).all()) await end.click()

  // Pressed before the state is known, the button leads to a page of its own.
  const known = page.waitForResponse((response) => response.url().includes('/subscription/following/'))
  await openPage(page, profile)
  await (await known).finished()
  const begun = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/api/v1/subscription'),
  )
  await page.getByRole('button', { name: 'Obserwuj', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Przestań obserwować' })).toBeVisible()
  await (await begun).finished()
  await reloadPage(page)
  await expect(page.getByRole('button', { name: 'Przestań obserwować' })).toBeVisible()

  await openPage(page, '/user/subscriptions')
  const link = page.getByRole('link', { name: /Słoneczko/ })
  await expect(link).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  // The last channel stays.
  const onSite = page.getByRole('checkbox', { name: 'w serwisie' })
  const mail = page.getByRole('checkbox', { name: 'e-mailem' })
  // The list shows the choice before it is saved.
  const saved = page.waitForResponse(
    (response) => response.url().includes('/api/v1/subscription') && response.request().method() === 'POST',
  )
  await mail.click()
  await expect(mail).not.toBeChecked()
  expect((await saved).status()).toBe(200)
  await expect(page.getByText('To ostatni sposób.')).toBeVisible()
  await onSite.click({ force: true })
  await reloadPage(page)
  expect([await onSite.isChecked(), await mail.isChecked()]).toEqual([true, false])
  await page.getByRole('button', { name: /^Przestań obserwować:/ }).click()
  await expect(link).toBeHidden()
  await page.getByRole('button', { name: 'Cofnij' }).click()
  await expect(link).toBeVisible()

  await openPage(page, `${profile}/obserwuj`)
  await page.getByRole('button', { name: 'Przestań obserwować' }).click()
  await expect(page.getByText('Nie obserwujesz jeszcze placówki')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})
