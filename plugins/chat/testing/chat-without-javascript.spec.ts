import { expect, test } from 'playwright/test'
import { signIn } from '#web/e2e/accounts.ts'
import { setUniqueAddress } from '#web/e2e/client-address.ts'

// The other forms of rooms are posted without a browser (`rooms-without-scripts.product.test.ts`).
test.use({ javaScriptEnabled: false })

test('RT-03 without JavaScript a parent opens the inbox and a room, sends a message, and withdraws it by the menu', async ({ page }) => {
  test.slow()
  const mark = `bez skryptów ${Date.now()}`
  await setUniqueAddress(page)
  await signIn(page.context(), 'mama@demo.test', 'Demo!2345')
  await page.setViewportSize({ width: 390, height: 780 })
  await page.goto('/user/messages')
  await page.getByRole('listitem').filter({ hasText: 'Rozmowa z kadrą' }).first().getByRole('link').click()
  await page.getByRole('button', { name: 'Wyślij do kadry' }).click()
  await expect(page.getByLabel('Twoja wiadomość')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Twoja wiadomość').fill(`Zosia: ${mark}`)
  await page.getByRole('button', { name: 'Wyślij do kadry' }).dblclick()
  await expect(page.getByRole('log').getByText(mark)).toHaveCount(1)
  await expect(page.getByRole('log').getByText(mark)).toBeInViewport()
  await expect(page.getByLabel('Twoja wiadomość')).toHaveValue('')
  await page.reload()
  await expect(page.getByRole('log').getByText(mark)).toHaveCount(1)
  await page
    .getByRole('button', { name: /^Co zrobić z wiadomością: Ty/ })
    .last()
    .click()
  await page.getByRole('link', { name: 'Wycofaj' }).click()
  await page.getByRole('button', { name: 'Wycofaj' }).click()
  await expect(page.getByText('Wiadomość wycofana').last()).toBeInViewport()
  await expect(page.getByText(mark)).toHaveCount(0)
})
