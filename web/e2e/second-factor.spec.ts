import { TOTP } from 'otpauth'
import { expect, type Page, test } from 'playwright/test'
import { openPage } from '#config/quality/testing/open-page.ts'
import { goodPassword, newAddress, registerAccount } from './accounts.ts'
import { setUniqueAddress } from './client-address.ts'
import { axeViolations, horizontalOverflow } from './visual-checks.ts'

test.beforeEach(({ page }) => setUniqueAddress(page))

const security = '/user/security'
/** Generates a code of an authenticator app, `steps` time steps from now. */
const codeOf = (secret: string, steps = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 })

/** Adds Chromium's virtual authenticator with passkeys and user verification. */
const addVirtualAuthenticator = async (page: Page) => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      automaticPresenceSimulation: true,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  return { cdp, authenticatorId }
}

/** Completes the first step of signing in, with the security page as return address. */
const signInBy = async (page: Page, email: string) => {
  await page.goto(`/logowanie?back=${encodeURIComponent(security)}`)
  const form = page.getByRole('main')
  await form.getByLabel('E-mail').fill(email)
  await form.getByLabel('Hasło', { exact: true }).fill(goodPassword)
  await form.getByRole('button', { name: 'Zaloguj się', exact: true }).click()
}

/** Clears cookies and storage, as on another device. */
const clearBrowserState = async (page: Page) => {
  // A document without scripts: pages renew the session.
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.clear())
  // A renewal that the former page has begun may still bring a cookie.
  await expect(async () => {
    await page.context().clearCookies()
    await page.waitForTimeout(300)
    expect(await page.context().cookies()).toEqual([])
  }).toPass()
}

/** Clicks a button until the field it opens is visible: clicks before hydration are lost. */
const press = async (page: Page, button: string, opens: string) => {
  const field = page.getByRole('main').getByLabel(opens, { exact: true })
  await expect(async () => {
    if (!(await field.isVisible())) await page.getByRole('button', { name: button }).click({ timeout: 1000 })
    await expect(field).toBeVisible({ timeout: 1000 })
  }).toPass()
}

const turnOn = async (page: Page, check: (what: string) => Promise<void> = async () => {}) => {
  await press(page, 'Włącz kody', 'Hasło')
  await page.getByRole('main').getByLabel('Hasło', { exact: true }).fill(goodPassword)
  await page.getByRole('button', { name: 'Dalej' }).click()
  await expect(page.getByRole('img', { name: 'Kod QR dla aplikacji' })).toBeVisible()
  await check('scanning')
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
  await page.getByRole('main').getByLabel('Kod z aplikacji').fill(codeOf(secret))
  await page.getByRole('button', { name: 'Włącz', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Twoje kody zapasowe' })).toBeFocused()
  await check('codes')
  return { secret, codes: await page.locator('ol code').allInnerTexts() }
}

test('AU-14 J9 app codes can be enabled, without findings of axe at 320 px with the largest font, are required at sign-in, and can be replaced by a recovery code', async ({
  page,
}) => {
  test.slow()
  const check = async (what: string) => expect([what, await horizontalOverflow(page), await axeViolations(page)]).toEqual([what, [], []])
  await page.setViewportSize({ width: 320, height: 800 })
  await page.addInitScript(() => localStorage.setItem('font', '1.5'))
  const email = await registerAccount(page.request)
  await signInBy(page, email)
  await expect(page).toHaveURL(security)
  await check('off')
  const { secret, codes } = await turnOn(page, check)
  expect(codes).toHaveLength(10)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Zapisz plik' }).click()
  expect((await download).suggestedFilename()).toBe('kredka-kody.txt')
  await page.getByRole('button', { name: 'Mam je w bezpiecznym miejscu' }).click()
  await expect(page.getByText('Zostało 10 kodów zapasowych.')).toBeVisible()

  await clearBrowserState(page)
  await signInBy(page, email)
  await expect(page.getByText('Hasło się zgadza. Jeszcze tylko kod.')).toBeFocused()
  await page.getByRole('main').getByLabel('Kod z aplikacji').fill('000000')
  await page.getByRole('button', { name: 'Potwierdź' }).click()
  await expect(page.getByRole('alert').first()).toContainText('Ten kod się nie zgadza')
  await page.getByRole('main').getByLabel('Kod z aplikacji').fill(codeOf(secret, 1))
  await page.getByRole('button', { name: 'Potwierdź' }).click()
  await expect(page).toHaveURL(security)

  await clearBrowserState(page)
  await signInBy(page, email)
  await page.getByRole('button', { name: 'Nie mam przy sobie aplikacji' }).click()
  await page
    .getByRole('main')
    .getByLabel('Kod zapasowy')
    .fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Potwierdź' }).click()
  await expect(page.getByText('Zostało 9 kodów zapasowych.')).toBeVisible()

  await page.goto('/user/profile')
  await page.getByText('Chcę usunąć konto').click()
  const deletion = page.getByRole('region', { name: 'Usunięcie konta' })
  await deletion.getByLabel(/Przepisz adres/).fill(email)
  await deletion.getByLabel('Hasło', { exact: true }).fill(goodPassword)
  await deletion.getByLabel('Kod z aplikacji albo kod zapasowy').fill('000000')
  await deletion.getByRole('button', { name: 'Usuń konto na zawsze' }).click()
  await expect(deletion.getByRole('alert')).toContainText('Ten kod się nie zgadza')

  await page.goto(security)
  await press(page, 'Wyłącz kody', 'Hasło')
  await page.getByRole('main').getByLabel('Hasło', { exact: true }).fill(goodPassword)
  await page
    .getByRole('main')
    .getByLabel('Kod z aplikacji albo kod zapasowy')
    .fill(codes[1] ?? '')
  await page.getByRole('button', { name: 'Wyłącz kody' }).click()
  await expect(page.getByRole('button', { name: 'Włącz kody' })).toBeVisible()
})

test('AU-14 without JavaScript the code is entered on its own page', async ({ page, browser }) => {
  test.slow()
  const email = await registerAccount(page.request)
  await signInBy(page, email)
  await expect(page).toHaveURL(security)
  const { codes } = await turnOn(page)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await signInBy(plain, email)
  await expect(plain).toHaveURL(/\/logowanie\/kod\/[0-9a-f]{32}\?back=/)
  await plain.getByLabel('Kod z aplikacji albo kod zapasowy').fill('000000')
  await plain.getByRole('button', { name: 'Potwierdź' }).click()
  await expect(plain.getByRole('alert')).toContainText('Ten kod się nie zgadza')
  await expect(plain.getByLabel('Kod z aplikacji albo kod zapasowy')).toHaveValue('')
  await plain.getByLabel('Kod z aplikacji albo kod zapasowy').fill(codes[0] ?? '')
  await plain.getByRole('button', { name: 'Potwierdź' }).click()
  await expect(plain).toHaveURL(security)
  await expect(plain.getByText('Zostało 9 kodów zapasowych.')).toBeVisible()
  await context.close()
})

test('AU-14 a passkey can be added, signs in without password, is rejected when cloned, and can be removed', async ({ page }) => {
  test.slow()
  const email = await registerAccount(page.request)
  const { cdp, authenticatorId } = await addVirtualAuthenticator(page)
  await signInBy(page, email)
  await expect(page).toHaveURL(security)
  await press(page, 'Dodaj klucz', 'Nazwa klucza')
  await page.getByRole('main').getByLabel('Nazwa klucza').fill('Telefon Joanny')
  await page.getByRole('main').getByLabel('Hasło', { exact: true }).fill(goodPassword)
  await page.getByRole('button', { name: 'Utwórz klucz' }).click()
  const remove = page.getByRole('button', { name: 'Usuń klucz: Telefon Joanny' })
  await expect(remove).toBeVisible()

  const signIn = async () => {
    await clearBrowserState(page)
    await page.goto(`/logowanie?back=${security}`)
    await page.getByRole('button', { name: 'Zaloguj się kluczem dostępu' }).click()
  }
  await signIn()
  await expect(page).toHaveURL(security)
  await expect(page.getByText(/Ostatnie użycie: \d/)).toBeVisible()

  await page.goto('/user/profile')
  await page.getByText('Zmień adres E-mail').click()
  const change = page.getByRole('region', { name: 'Adres E-mail' })
  await expect(change).toContainText('urządzenie poprosi o klucz dostępu')
  const next = newAddress('nowszy')
  for (const label of ['Nowy adres E-mail', 'Nowy adres jeszcze raz']) await change.getByLabel(label).fill(next)
  await change.getByLabel('Hasło', { exact: true }).fill(goodPassword)
  await change.getByRole('button', { name: 'Zmień adres' }).click()
  await expect(change.getByRole('heading', { name: 'Zajrzyj do nowej skrzynki' })).toBeFocused()
  await openPage(page, security)

  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId })
  const [credential] = credentials
  if (!credential) throw new Error('the device has no passkey')
  expect(credential.signCount).toBeGreaterThan(1)
  const setSignCount = async (signCount: number) => {
    await cdp.send('WebAuthn.removeCredential', { authenticatorId, credentialId: credential.credentialId })
    await cdp.send('WebAuthn.addCredential', { authenticatorId, credential: { ...credential, signCount } })
  }
  await setSignCount(0)
  await signIn()
  await expect(page.getByText('Tego klucza nie rozpoznajemy.')).toBeVisible()
  await expect(page).toHaveURL(/\/logowanie/)
  await setSignCount(credential.signCount + 5)
  await signIn()
  await expect(page).toHaveURL(security)

  await remove.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Usuń' }).click()
  await expect(remove).toHaveCount(0)
  await signIn()
  await expect(page.getByText('Tego klucza nie rozpoznajemy.')).toBeVisible()
})
