import { expect, type Page, test } from 'playwright/test'
import { openPage } from '#config/quality/testing/open-page.ts'
import { signIn } from '#web/e2e/accounts.ts'
import { setUniqueAddress, uniqueAddressHeaders } from '#web/e2e/client-address.ts'

const field = 'Twoja wiadomość'

const choose = async (page: Page, action: string) => {
  await page.getByRole('button', { name: 'Ustawienia rozmowy' }).click()
  await page.getByRole('button', { name: action, exact: true }).click()
}
const write = async (page: Page, text: string) => {
  await page.getByLabel(field).fill(text)
  await page.getByLabel(field).press('Control+Enter')
}

test('RT-03 muting is the user’s alone, and closing and blocking are seen on the other side at once, which cannot undo them', async ({
  page,
  browser,
}) => {
  test.slow()
  const mark = `cisza ${Date.now()}`
  await setUniqueAddress(page)
  const staff = await (await browser.newContext()).newPage()
  await setUniqueAddress(staff)
  const owner = (await signIn(staff.context(), 'wlasciciel@demo.test', 'Demo!2345')) as unknown as { perms: Record<string, unknown> }
  const [facility = ''] = Object.keys(owner.perms)
  const { jwt } = await signIn(page.context(), 'mama@demo.test', 'Demo!2345')
  // Other tests write in the room that the whole staff reads.
  const opened = await page.request.post('/api/v1/chat/room', {
    data: { facility_id: facility, kind: 'parent', visibility: 'management' },
    headers: { ...uniqueAddressHeaders(), authorization: `Bearer ${jwt}` },
  })
  const { id } = (await opened.json()) as { id: string }
  await openPage(page, `/user/messages/${id}`)
  await write(page, mark)
  await expect(page.getByText('Wysyłanie…')).toHaveCount(0)
  await openPage(staff, `/user_facility/${facility}/messages/${id}`)
  await expect(staff.getByRole('log').getByText(mark)).toBeVisible()

  const room = page.getByRole('article')
  await choose(page, 'Wycisz na stałe')
  await expect(room.getByRole('img', { name: 'wyciszona' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: mark }).first().getByRole('img', { name: 'wyciszona' })).toBeVisible()
  await write(staff, `Odpowiedź: ${mark}`)
  await expect(page.getByRole('log').getByText(`Odpowiedź: ${mark}`)).toBeVisible()
  await expect(staff.getByRole('article').getByRole('img', { name: 'wyciszona' })).toHaveCount(0)
  await choose(page, 'Wyłącz wyciszenie')
  await expect(room.getByRole('img', { name: 'wyciszona' })).toHaveCount(0)

  await choose(staff, 'Zamknij rozmowę')
  await staff.getByRole('button', { name: 'Zamknij rozmowę', exact: true }).click()
  await expect(staff.getByRole('alert')).toBeVisible()
  await staff.getByLabel('Powód, który przeczyta rodzic').fill(`Koniec roku: ${mark}`)
  await staff.getByRole('button', { name: 'Zamknij rozmowę', exact: true }).click()
  await expect(room.getByText('Placówka zamknęła tę rozmowę')).toBeVisible()
  await expect(room.getByText(`Koniec roku: ${mark}`)).toBeVisible()
  await expect(page.getByLabel(field)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Otwórz ponownie' })).toHaveCount(0)
  await staff.getByRole('button', { name: 'Otwórz ponownie' }).click()
  await expect(page.getByLabel(field)).toBeVisible()

  await choose(page, 'Zablokuj placówkę')
  await page.getByRole('dialog').getByRole('button', { name: 'Zablokuj placówkę' }).click()
  await expect(staff.getByText('Rodzic zamknął tę rozmowę')).toBeVisible()
  await expect(staff.getByLabel(field)).toHaveCount(0)
  await expect(staff.getByRole('button', { name: 'Otwórz ponownie' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Otwórz ponownie' }).click()
  await expect(staff.getByLabel(field)).toBeVisible()
})
