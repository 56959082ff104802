import { expect, type Page, test } from 'playwright/test'
import { signIn } from '#web/e2e/accounts.ts'
import { setUniqueAddress } from '#web/e2e/client-address.ts'
import { axeViolations, horizontalOverflow } from '#web/e2e/visual-checks.ts'

// J4 Support, steps 1, 2, 8 and 9, on the demo data.

const demoPassword = 'Demo!2345'

const openAs = async (page: Page, email: string, path: string) => {
  await setUniqueAddress(page)
  await signIn(page.context(), email, demoPassword)
  await page.goto(path)
}

test('SP-01 J4.1 others land on the home page, support sees the tabs of its area', async ({ page, browser }) => {
  test.slow()
  await openAs(page, 'rodzic@demo.test', '/support')
  await expect(page).toHaveURL(/\/$/)
  const context = await browser.newContext()
  const desk = await context.newPage()
  await openAs(desk, 'support@demo.test', '/support')
  await expect(desk.getByRole('navigation', { name: 'Obsługa serwisu' }).getByRole('link')).toHaveText([
    'Placówki',
    'Sprawy',
    'Tagi',
    'Limity',
    'Dziennik zdarzeń',
    'Import rejestrów',
    'Wiadomości e-mail',
    'Stan serwisu',
    'Szablony',
    'Nazwy stron',
    'Stawki',
  ])
  for (const path of [
    '',
    '/shadow',
    '/tags',
    '/limits',
    '/templates',
    '/audit',
    '/import',
    '/mails',
    '/health',
    '/duplicates',
    '/successors',
  ]) {
    await desk.goto(`/support${path}`)
    await expect(desk.getByRole('heading', { level: 1 })).toBeVisible()
    expect([path, await axeViolations(desk)]).toEqual([path, []])
    await desk.setViewportSize({ width: 320, height: 700 })
    expect([path, await horizontalOverflow(desk)]).toEqual([path, []])
    await desk.setViewportSize({ width: 1280, height: 720 })
  }
  await context.close()
})

test('SP-02 SP-08 J4.2 a facility is found by its number, its type corrected, and the audit log tells who, when and why', async ({
  page,
}) => {
  test.slow()
  await openAs(page, 'support@demo.test', '/support?state=active&type=kindergarten')
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: /nr D-/ }).last()
  const number = (await row.innerText()).match(/D-\d+/)?.[0] ?? ''
  await page.goto(`/support?q=${number}`)
  const found = page.getByRole('main').getByRole('listitem').getByRole('link')
  await expect(found).toHaveCount(1)
  await found.click()
  await expect(page.getByRole('heading', { name: 'Dane i ich źródła' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  const form = page.getByRole('region', { name: 'Popraw dane' })
  await form.getByLabel('Rodzaj').selectOption({ label: 'Punkt przedszkolny' })
  await form.getByRole('button', { name: 'Zapisz poprawki' }).click()
  await expect(form.getByRole('alert')).toContainText('Powód')
  const reason = `Telefon z placówki ${number}`
  await form.getByLabel('Powód').fill(reason)
  await form.getByRole('button', { name: 'Zapisz poprawki' }).click()
  await expect(page.getByRole('region', { name: 'Dane i ich źródła' })).toContainText('zamiast: Przedszkole')

  await page.getByRole('link', { name: 'Historia w dzienniku' }).click()
  const entry = page.getByRole('main').getByRole('listitem').first()
  await expect(entry).toContainText('poprawia dane placówki')
  await entry.getByText('Szczegóły').click()
  await expect(entry).toContainText('support.facility-corrected')
  await expect(entry).toContainText(reason)
  await expect(page.getByText(/nienaruszony/)).toBeVisible()
})

test('SP-05 J4.8 a tag is created, and its deletion tells how many facilities use it', async ({ page }) => {
  test.slow()
  await openAs(page, 'support@demo.test', '/support/tags?category=features')
  const name = `Ogród sensoryczny ${Date.now()}`
  await page.getByText('Nowy tag').click()
  await page.getByLabel('Kategoria').first().selectOption('features')
  await page.getByLabel('Nazwa po polsku').fill(name)
  await page.getByLabel('Nazwa po ukraińsku').fill('Сенсорний сад')
  await page.getByLabel('Nazwa po angielsku').fill('Sensory garden')
  await page.getByRole('button', { name: 'Dodaj tag' }).click()
  const row = page.getByRole('listitem').filter({ hasText: name })
  await expect(row).toBeVisible()
  await page.route('**/usage', (route) => route.fulfill({ json: { facilities: 1 } }))
  await row.getByRole('button', { name: `Usuń tag ${name}` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('używany przez 1 placówkę')
  await dialog.getByRole('button', { name: 'Usuń' }).click()
  await expect(row).toBeHidden()
})
