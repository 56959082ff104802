import { expect, type Page, test } from 'playwright/test'
import { openPage } from '#config/quality/testing/open-page.ts'
import { goodPassword, openUserCard, pathOf, registerAccount, signIn, userCard, waitForMailLinks } from '#web/e2e/accounts.ts'
import { setUniqueAddress, uniqueAddressHeaders } from '#web/e2e/client-address.ts'
import { axeViolations } from '#web/e2e/visual-checks.ts'

/** Opens the teachers of Słoneczko as its owner; returns the address of the panel. */
const openTeachers = async (page: Page) => {
  await setUniqueAddress(page)
  await signIn(page.context(), 'wlasciciel@demo.test', 'Demo!2345')
  await page.goto('/user/facilities')
  const panel = (await page.getByRole('main').getByRole('link', { name: 'Słoneczko', exact: true }).getAttribute('href')) ?? ''
  await openPage(page, `${panel}/parents_teachers`)
  await expect(page).toHaveURL(/parents_teachers\/parents$/)
  await openPage(page, `${panel}/parents_teachers/teachers`)
  return panel
}

test('J3.1 J3.2 J3.4 J3.9 J2.11 ME-01 PO-02 an invited teacher signs in, gets permissions, the facility and at last nothing, each at once', async ({
  page,
  browser,
}) => {
  test.slow()
  const panel = await openTeachers(page)
  const teacher = await browser.newContext()
  const email = await registerAccount(teacher.request)
  await page.getByRole('button', { name: 'Zaproś nauczycieli' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Adresy e-mail', { exact: true }).first().fill(`Joanna Wierzba <${email.toUpperCase()}>; ${email}\nnic`)
  await expect(dialog.getByText('1 adres do zaproszenia')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Zaproś' }).click()
  await expect(dialog.getByText('Wysłaliśmy 1 zaproszenie')).toBeVisible()
  await dialog.getByRole('button', { name: 'Zamknij' }).click()
  const row = page.locator(`[data-member="${email}"]`)
  await expect(row.getByText('oczekuje na zalogowanie')).toBeVisible()

  // The link of the mail leads through the login to the membership.
  const invited = await teacher.newPage()
  await setUniqueAddress(invited)
  const [link] = await waitForMailLinks(teacher.request, email, 'membership.mail.invitation')
  await openPage(invited, pathOf(link))
  expect(await axeViolations(invited)).toEqual([])
  await invited.getByRole('button', { name: 'Zaloguj się i dołącz' }).click()
  await invited.getByLabel('E-mail', { exact: true }).first().fill(email)
  await invited.getByLabel('Hasło', { exact: true }).first().fill(goodPassword)
  await invited.getByRole('main').getByRole('button', { name: 'Zaloguj się', exact: true }).click()
  await expect(invited.getByText('Dołączyłeś lub dołączyłaś do placówki').first()).toBeVisible()
  await expect(row.getByText('potwierdzony')).toBeVisible()

  // What the owner ticks counts for her next call, in the session that she has; the removal ends it in the same way.
  const { jwt } = await signIn(teacher, email)
  const facility = panel.split('/').at(-1)
  const readOpinions = async () => {
    const headers = { ...uniqueAddressHeaders(), authorization: `Bearer ${jwt}` }
    return (await teacher.request.get(`/api/v1/opinion/facility?facility_id=${facility}`, { headers })).status()
  }
  expect(await readOpinions()).toBe(403)
  await row.getByText('Uprawnienia: bez uprawnień').click()
  await row.getByLabel('Odpowiada na opinie').check()
  await row.getByRole('button', { name: 'Zapisz uprawnienia' }).click()
  await expect(row.getByText('Uprawnienia: Odpowiada na opinie')).toBeVisible()
  expect(await readOpinions()).toBe(200)

  await openPage(page, `${panel}/ownership`)
  const pass = async (owner: Page, to: string, password: string) => {
    await owner.getByLabel('Komu przekazujesz placówkę?').selectOption({ label: to })
    await owner.getByLabel(/^Wpisz nazwę placówki/).fill('słoneczko')
    await owner.getByLabel('Hasło', { exact: true }).fill(password)
    await owner.getByRole('button', { name: 'Przekaż na zawsze' }).click()
    await owner.getByRole('dialog').getByRole('button', { name: 'Przekaż na zawsze' }).click()
    await expect(owner.getByText('Właścicielem placówki Słoneczko jest teraz')).toBeVisible()
    await owner.waitForURL(/\/user\/facilities$/)
  }
  expect(await axeViolations(page)).toEqual([])
  await pass(page, `Joanna Wierzba (nauczyciel, ${email})`, 'Demo!2345')
  // The owner of before has no way into the panel any more; the new one has all of it.
  await page.goto(`${panel}/settings`)
  await expect(page.getByRole('navigation', { name: 'Panel placówki' })).toHaveCount(0)
  await openPage(invited, `${panel}/ownership`)
  await expect(invited.getByRole('navigation', { name: 'Panel placówki' }).getByRole('link', { name: 'Ustawienia' })).toBeVisible()
  await pass(invited, 'Wiktor Właściciel (nauczyciel, wlasciciel@demo.test)', goodPassword)
  await openTeachers(page)
  await page.locator(`[data-member="${email}"]`).getByRole('button', { name: /^Usuń/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Usuń' }).click()
  await expect(page.locator(`[data-member="${email}"]`)).toHaveCount(0)
  expect(await readOpinions()).toBe(403)
  await openUserCard(invited)
  await expect(userCard(invited).getByRole('link', { name: 'Profil' })).toBeVisible()
  await expect(userCard(invited)).not.toContainText('Słoneczko')
  await teacher.close()
})
