import { expect, test } from 'playwright/test'
import sharp from 'sharp'
import { openPage } from '#config/quality/testing/open-page.ts'
import { goodPassword, newAddress, pathOf, signIn, signInNewUser, userButton, userCard, waitForMailLinks } from './accounts.ts'
import { setUniqueAddress } from './client-address.ts'
import { holdScripts } from './hold-scripts.ts'

test.beforeEach(({ page }) => setUniqueAddress(page))
test.slow()

test('AU-05 changes name and photo, which the navigation bar shows immediately and after a reload, and removes the photo', async ({
  page,
}) => {
  await signInNewUser(page)
  const profile = page.getByRole('region', { name: 'O Tobie' })
  await profile.getByLabel('Imię').fill('Żaneta')
  await profile.getByRole('button', { name: 'Zapisz', exact: true }).click()
  await expect(page.getByTestId('toasts').locator('[data-kind=success]')).toHaveCount(1)
  await expect(userButton(page)).toContainText('Żaneta')
  const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#e5ae00' } })
    .png()
    .toBuffer()
  await profile.getByLabel('Zdjęcie').setInputFiles({ name: 'ja.png', mimeType: 'image/png', buffer })
  await profile.getByRole('button', { name: 'Zapisz zdjęcie' }).click()
  const face = userButton(page).locator('img')
  await expect(face).toBeVisible()
  await page.reload()
  expect(await face.evaluate((picture: HTMLImageElement) => picture.decode().then(() => picture.naturalWidth))).toBeGreaterThan(0)
  await expect(userButton(page)).toContainText('Żaneta')
  await profile.getByRole('button', { name: 'Usuń zdjęcie' }).click()
  await expect(face).toHaveCount(0)
  await profile.getByLabel('Zdjęcie').setInputFiles({ name: 'ja.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await profile.getByRole('button', { name: 'Zapisz zdjęcie' }).click()
  await expect(profile.getByRole('alert')).toBeVisible()
})

test('AU-05 a password change signs out everywhere, and only the new password is valid', async ({ page, browser }) => {
  const email = await signInNewUser(page)
  const otherBrowser = await browser.newContext()
  await signIn(otherBrowser, email)
  await page.getByText('Zmień hasło', { exact: true }).first().click()
  const form = page.getByRole('region', { name: 'Hasło', exact: true })
  await form.getByLabel('Obecne hasło').fill('to nie jest moje')
  await form.getByLabel('Nowe hasło').fill('cztery zielone kasztany')
  await form.getByLabel('Hasło jeszcze raz').fill('cztery zielone kasztany')
  await form.getByRole('button', { name: 'Zmień hasło' }).click()
  await expect(form.getByRole('alert')).toBeVisible()
  await form.getByLabel('Obecne hasło').fill(goodPassword)
  await form.getByRole('button', { name: 'Zmień hasło' }).click()
  await expect(page).toHaveURL(/\/haslo-zmienione$/)
  await expect(page.getByRole('main')).toContainText('Na wszystkich urządzeniach trzeba zalogować się od nowa')
  await expect(page.locator('header').getByRole('link', { name: 'Zaloguj się' })).toBeVisible()
  expect((await otherBrowser.request.get('/user/profile', { maxRedirects: 0 })).status()).toBe(302)
  await signIn(page.context(), email, 'cztery zielone kasztany')
  await waitForMailLinks(page.request, email, 'accounts.mail.password-changed')
  await otherBrowser.close()
})

test('AU-05 an e-mail change is confirmed by the new address and can be undone by the old one, with a new password', async ({ page }) => {
  const old = await signInNewUser(page)
  const next = newAddress('nowszy')
  await page.getByText('Zmień adres e-mail').click()
  const form = page.getByRole('region', { name: 'Adres e-mail' })
  await form.getByLabel('Nowy adres e-mail').fill(next)
  await form.getByLabel('Nowy adres jeszcze raz').fill('inny@demo.test')
  await form.getByLabel('Hasło', { exact: true }).fill(goodPassword)
  const send = form.getByRole('button', { name: 'Zmień adres' })
  await send.click()
  await expect(form).toContainText('Adresy E-mail się nie zgadzają')
  await form.getByLabel('Nowy adres jeszcze raz').fill(next)
  await send.click()
  await expect(form.getByRole('heading', { name: 'Zajrzyj do nowej skrzynki' })).toBeFocused()
  const press = async (address: string, template: string, button: string) => {
    const [link] = await waitForMailLinks(page.request, address, template)
    await page.goto(pathOf(link))
    await page.getByRole('main').getByRole('button', { name: button }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Adres zmieniony')
  }
  await press(next, 'accounts.mail.email-confirm', 'Tak, zmień adres')
  await signIn(page.context(), next)
  const [undo] = await waitForMailLinks(page.request, old, 'accounts.mail.email-undo')
  await page.goto(pathOf(undo))
  const main = page.getByRole('main')
  await main.getByLabel('Nowe hasło').fill(goodPassword)
  await main.getByLabel('Hasło jeszcze raz').fill(goodPassword)
  await main.getByRole('button', { name: 'Cofnij zmianę i ustaw hasło' }).click()
  await expect(main).toContainText('To jest Twoje dotychczasowe hasło')
  for (const label of ['Nowe hasło', 'Hasło jeszcze raz']) await main.getByLabel(label).fill('cztery zielone kasztany')
  await main.getByRole('button', { name: 'Cofnij zmianę i ustaw hasło' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Adres zmieniony')
  await signIn(page.context(), old, 'cztery zielone kasztany')
})

test('AU-12 downloads the personal data as an archive', async ({ page }) => {
  await signInNewUser(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Pobierz moje dane' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/\.zip$/)
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
  expect(Buffer.concat(chunks).subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004')
})

test('AU-06 OP-14 deletes the account, with its opinions by choice, after its e-mail address is typed; signing in is no longer possible', async ({
  page,
}) => {
  const email = await signInNewUser(page)
  await page.getByText('Chcę usunąć konto').click()
  const form = page.getByRole('region', { name: 'Usunięcie konta' })
  await form.getByLabel(/Przepisz adres/).fill('inny@demo.test')
  await form.getByLabel('Hasło', { exact: true }).fill(goodPassword)
  const send = form.getByRole('button', { name: 'Usuń konto na zawsze' })
  await send.click()
  await expect(form).toContainText('To nie jest adres e-mail tego konta')
  await form.getByLabel(/Przepisz adres/).fill(email)
  await form.getByLabel('usuń razem z kontem').check()
  const sent = page.waitForRequest((request) => request.method() === 'DELETE')
  await send.click()
  expect((await sent).postDataJSON()).toMatchObject({ opinions: 'remove' })
  await expect(page).toHaveURL(/\/$/)
  await expect(page.locator('header').getByRole('link', { name: 'Zaloguj się' })).toBeVisible()
  const answer = await page.request.post('/api/login', { data: { email, password: goodPassword } })
  expect(answer.status()).toBe(401)
  await waitForMailLinks(page.request, email, 'accounts.mail.erased')
})

test('AU-13 lists another device and signs it out, even if the button is pressed before the scripts have loaded', async ({
  page,
  browser,
}) => {
  const email = await signInNewUser(page)
  const other = await browser.newContext()
  await signIn(other, email)
  const loadScripts = await holdScripts(page)
  await page.goto('/user/sessions', { waitUntil: 'commit' })
  const devices = page.getByRole('main').getByRole('listitem')
  await expect(devices).toHaveCount(2)
  await devices
    .filter({ hasNotText: 'to urządzenie' })
    .getByRole('button', { name: /^Wyloguj/ })
    .click()
  loadScripts()
  await expect(devices).toHaveCount(1)
  expect((await other.request.get('/user/sessions', { maxRedirects: 0 })).status()).toBe(302)
  await page.reload()
  await expect(devices).toHaveCount(1)
  await other.close()
})

test('RT-01 RT-05 a sign-in elsewhere increments the counter of an open page within two seconds; by polling if websockets are blocked', async ({
  page,
  browser,
}) => {
  const email = await signInNewUser(page)
  const blocked = await page.context().newPage()
  await blocked.routeWebSocket('**/ws', (socket) => socket.close())
  await blocked.clock.install()
  await blocked.goto('/zrodla-danych')
  await openPage(page, '/zrodla-danych')
  await blocked.clock.runFor(5000)
  const elsewhere = await browser.newContext({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/605.1' })
  await signIn(elsewhere, email)
  await expect(userButton(page)).toContainText('1')
  await expect(userButton(page)).toHaveAccessibleName(/nowe: 1/)
  await blocked.clock.runFor(31_000)
  await expect(userButton(blocked)).toContainText('1')
  await userButton(page).click()
  await expect(userCard(page)).toBeVisible()
  await elsewhere.close()
})
