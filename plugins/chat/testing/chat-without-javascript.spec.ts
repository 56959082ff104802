import { expect, test } from 'playwright/test'
import { onePixel } from '#plugins/uploads/testing/sample-forms.ts'
import { signIn } from '#web/e2e/accounts.ts'
import { setUniqueAddress } from '#web/e2e/client-address.ts'

// The other forms of rooms are posted without a browser (`rooms-without-scripts.product.test.ts`).
test.use({ javaScriptEnabled: false })

test('RT-03 without JavaScript a parent opens the inbox and a room, sends a message and a file, and changes and withdraws it by the menu', async ({
  page,
}) => {
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
  await page.getByLabel('Dodaj pliki').setInputFiles({ name: 'plac.png', mimeType: 'image/png', buffer: Buffer.from(onePixel) })
  await page.getByRole('button', { name: 'Wyślij do kadry' }).click()
  await expect(page.getByRole('log').getByRole('img', { name: 'plac.jpg' }).last()).toBeInViewport()
  const openMenu = async (before: number) =>
    page
      .getByRole('button', { name: /^Co zrobić z wiadomością: Ty/ })
      .nth(-before)
      .click()
  await openMenu(2)
  await page.getByRole('link', { name: 'Zmień' }).click()
  await page.getByLabel('Nowa treść wiadomości').fill(`Zosia i Jaś: ${mark}`)
  await page.getByRole('button', { name: 'Zapisz zmianę' }).click()
  await expect(page.getByRole('log').getByText(`Zosia i Jaś: ${mark}`)).toHaveCount(1)
  await openMenu(2)
  await page.getByRole('link', { name: 'Wycofaj' }).click()
  await page.getByRole('button', { name: 'Wycofaj' }).click()
  await expect(page.getByText('Wiadomość wycofana').last()).toBeVisible()
  await expect(page.getByText(mark)).toHaveCount(0)
})

test('RT-03 without JavaScript a parent opens a room that the management alone reads', async ({ page }) => {
  await setUniqueAddress(page)
  await signIn(page.context(), 'tata@demo.test', 'Demo!2345')
  await page.goto('/user/messages/nowa')
  await page.getByRole('button', { name: 'Rozmowa z dyrekcją' }).click()
  await expect(page.getByRole('button', { name: 'Wyślij do dyrekcji' })).toBeInViewport()
})
