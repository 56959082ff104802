import { expect, type Page, test } from 'playwright/test'
import { openPage, reloadPage } from '#config/quality/testing/open-page.ts'
import { onePixel } from '#plugins/uploads/testing/sample-forms.ts'
import { signIn } from '#web/e2e/accounts.ts'
import { setUniqueAddress } from '#web/e2e/client-address.ts'
import { axeViolations } from '#web/e2e/visual-checks.ts'

/** A facility of the demo without a package; support may edit it, and no other test shows its photos. */
const slug = 'bajka-przedszkole-krakow'

const file = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(onePixel) })
const cards = (page: Page) => page.locator('[data-photo]')
const texts = (page: Page) => cards(page).getByLabel('Co widać na zdjęciu')
const textsInOrder = (page: Page) => texts(page).evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value))

/** Signs support in, opens the gallery and empties it. */
const openGallery = async (page: Page) => {
  await setUniqueAddress(page)
  const { jwt } = await signIn(page.context(), 'support@demo.test', 'Demo!2345')
  const [, id = ''] = /data-edit="([^"]+)"/.exec(await (await page.request.get(`/placowka/${slug}`)).text()) ?? []
  const path = `/api/v1/facility/list/${id}/gallery`
  const headers = { authorization: `Bearer ${jwt}` }
  const { photos } = (await (await page.request.get(path, { headers })).json()) as { readonly photos: readonly { readonly id: string }[] }
  for (const photo of photos) await page.request.delete(`${path}/${photo.id}`, { headers })
  await openPage(page, `/user_facility/${id}/facility_settings/gallery`)
}

test('J2.6 OW-07 OW-19 PR-09 photos are added up to the limit, described, given a focal point, ordered by keys, and shown to parents in a lightbox', async ({
  page,
}) => {
  test.slow()
  await openGallery(page)
  await expect(page.getByText('Nie ma tu jeszcze zdjęć')).toBeVisible()
  const chooser = page.locator('input[type=file]')
  await chooser.setInputFiles([file('a.png'), file('b.png'), { ...file('c.exe'), mimeType: 'application/octet-stream' }])
  await expect(page.getByText('Nieprawidłowy format pliku')).toBeVisible()
  await expect(cards(page)).toHaveCount(2)
  await chooser.setInputFiles([file('d.png')])
  await expect(page.getByText('Limit zdjęć w Twoim pakiecie: 3.')).toBeVisible()
  await chooser.setInputFiles([file('e.png')])
  await expect(page.getByText('W galerii nie ma już miejsca.').first()).toBeVisible()
  await expect(cards(page)).toHaveCount(3)
  await expect(page.getByRole('link', { name: 'Zobacz pakiety' })).toHaveAttribute('href', /\/user_facility\/[^/]+\/package$/)

  for (const [at, text] of ['Ogród', 'Sala', 'Wejście'].entries()) {
    await texts(page).nth(at).fill(text)
    await texts(page).nth(at).press('Tab')
    await expect(cards(page).nth(at).getByText('Zapisano')).toBeVisible()
  }
  await page.getByRole('button', { name: 'Wybierz, co ma być widać na zdjęciu 1' }).press('Enter')
  await page.getByLabel('Od lewej').fill('91')
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Gotowe' }).click()
  await expect(cards(page).first().getByRole('img')).toHaveAttribute('data-x', '90')
  await page.getByRole('button', { name: 'Przesuń zdjęcie 3 w lewo' }).press('Enter')
  await expect.poll(() => textsInOrder(page)).toEqual(['Ogród', 'Wejście', 'Sala'])
  await expect(page.getByRole('button', { name: 'Przesuń zdjęcie 2 w lewo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Zdjęcie jest teraz 1. z 3')).toBeAttached()
  await expect.poll(() => textsInOrder(page)).toEqual(['Wejście', 'Ogród', 'Sala'])
  await expect(cards(page).first()).toContainText('Okładka')
  const from = cards(page).nth(2).locator('span[aria-hidden=true]')
  const to = cards(page).first()
  await from.hover()
  await page.mouse.down()
  await to.hover()
  const saved = page.waitForResponse((response) => response.url().endsWith('/sort'))
  await page.mouse.up()
  await expect.poll(() => textsInOrder(page)).toEqual(['Sala', 'Wejście', 'Ogród'])
  expect((await saved).status()).toBe(200)
  expect(await axeViolations(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await reloadPage(page)
  await expect.poll(() => textsInOrder(page)).toEqual(['Sala', 'Wejście', 'Ogród'])

  await page.goto(`/placowka/${slug}`)
  const small = page.locator('#zdjecia li a[data-lightbox]')
  await expect(small).toHaveCount(3)
  await expect(small.first().getByRole('img', { name: 'Sala' })).toBeAttached()
  await small.nth(1).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Zdjęcia' })
  await expect(dialog).toContainText('2 z 3 · Wejście')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(dialog).toContainText('1 z 3 · Sala')
  await page.keyboard.press('ArrowLeft')
  await expect(dialog).toContainText('3 z 3 · Ogród')
  await expect(dialog.getByRole('link', { name: 'Zgłoś zdjęcie 3' })).toHaveAttribute('href', /^\/zglos\/photo\//)
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(small.nth(1)).toBeFocused()
})
