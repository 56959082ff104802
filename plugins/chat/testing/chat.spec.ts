import { type Browser, expect, type Page, test } from 'playwright/test'
import { openPage, pageIsReady, reloadPage } from '#config/quality/testing/open-page.ts'
import { signIn } from '#web/e2e/accounts.ts'
import { setUniqueAddress } from '#web/e2e/client-address.ts'
import { axeViolations, horizontalOverflow } from '#web/e2e/visual-checks.ts'

const sends = '**/api/v1/chat/room/*/message'
const field = 'Twoja wiadomość'

/** Opens the first conversation of a kind in the inbox of a demo account. */
const openRoom = async (page: Page, email: string, path: string, room: string) => {
  await setUniqueAddress(page)
  await signIn(page.context(), email, 'Demo!2345')
  await openPage(page, path)
  await page.getByRole('listitem').filter({ hasText: room }).first().getByRole('link').click()
  await expect(page.getByRole('log')).toBeVisible()
  await pageIsReady(page)
}

/** Opens the room of the demo's parent in two browsers, on both sides. */
const openBoth = async (parent: Page, browser: Browser) => {
  await openRoom(parent, 'mama@demo.test', '/user/messages', 'Rozmowa z kadrą')
  const staff = await (await browser.newContext()).newPage()
  await setUniqueAddress(staff)
  const { perms } = (await signIn(staff.context(), 'wlasciciel@demo.test', 'Demo!2345')) as unknown as { perms: Record<string, unknown> }
  await openRoom(staff, 'wlasciciel@demo.test', `/user_facility/${Object.keys(perms)[0]}/messages`, 'Rozmowa z rodzicem')
  return staff
}

const write = async (page: Page, text: string) => {
  await page.getByLabel(field).fill(text)
  await page.getByLabel(field).press('Control+Enter')
}

const texts = (page: Page, mark: string) => page.getByRole('log').getByText(mark).allInnerTexts()

test('RT-03 a message, typing and the read mark reach the other browser without a reload', async ({ page, browser }) => {
  test.slow()
  const mark = `katar ${Date.now()}`
  const staff = await openBoth(page, browser)
  await expect(page.getByText('Czyta cała kadra')).toBeVisible()
  await expect(staff.getByText('Czyta rodzic i cała kadra')).toBeVisible()

  await page.getByLabel(field).pressSequentially('Zo')
  await expect(staff.getByText('Magdalena pisze…')).toBeVisible()
  await expect(staff.getByText('Magdalena pisze…')).toBeHidden()

  await page.getByLabel(field).fill(`Zosia: ${mark}`)
  await page.getByRole('button', { name: 'Wyślij do kadry' }).click()
  await expect(page.getByLabel(field)).toHaveValue('')
  await expect(staff.getByRole('log').getByText(mark)).toBeVisible()
  await expect(page.getByText(/^przeczytano \d\d:\d\d$/)).toBeVisible()

  await write(staff, `Zdrówka: ${mark}`)
  await expect(page.getByRole('log').getByText(`Zdrówka: ${mark}`)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Rozmowa z kadrą' })).toContainText(`Zdrówka: ${mark}`)
})

test('RT-03 what was written without internet waits, and both sides have all messages once, in their order', async ({ page, browser }) => {
  test.slow()
  const mark = `wycieczka ${Date.now()}`
  const staff = await openBoth(page, browser)
  await page.context().setOffline(true)
  for (const n of [1, 2, 3]) await write(page, `${mark} rodzic ${n}`)
  await expect(page.getByText('Brak internetu')).toBeVisible()
  await expect(page.getByText('Czeka na wysłanie')).toHaveCount(3)
  for (const n of [1, 2]) await write(staff, `${mark} kadra ${n}`)
  await expect(staff.getByRole('log').getByText(mark)).toHaveCount(2)
  await expect(staff.getByText(/Wysyłanie…|Czeka na wysłanie/)).toHaveCount(0)
  await page.context().setOffline(false)
  const all = [...[1, 2].map((n) => `${mark} kadra ${n}`), ...[1, 2, 3].map((n) => `${mark} rodzic ${n}`)]
  for (const side of [page, staff]) await expect.poll(() => texts(side, mark)).toEqual(all)
  await expect(page.getByText('Brak internetu')).toBeHidden()
})

test('RT-03 a lost message can be sent again or discarded, holds those behind it, and survives a reload', async ({ page }) => {
  test.slow()
  const mark = `obiad ${Date.now()}`
  await openRoom(page, 'mama@demo.test', '/user/messages', 'Rozmowa z kadrą')
  await page.route(sends, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await write(page, `${mark} 1`)
  await write(page, `${mark} 2`)
  await expect(page.getByText('Nie wysłano')).toBeVisible()
  // The page tries once more after a reload; only then it waits for the user.
  const lostAgain = page.waitForEvent('requestfailed', (request) => request.method() === 'POST' && /\/message/.test(request.url()))
  await reloadPage(page)
  await lostAgain
  await expect(page.getByText('Nie wysłano')).toBeVisible()
  await expect.poll(() => texts(page, mark)).toEqual([`${mark} 1`, `${mark} 2`])
  await page.unroute(sends)
  await page.getByRole('button', { name: 'Ponów' }).click()
  await expect(page.getByText('Nie wysłano')).toBeHidden()
  await expect(page.getByText('Czeka na wysłanie')).toHaveCount(0)
  await reloadPage(page)
  await expect.poll(() => texts(page, mark)).toEqual([`${mark} 1`, `${mark} 2`])

  await page
    .getByRole('button', { name: /^Co zrobić z wiadomością: Ty/ })
    .last()
    .click()
  await page.getByRole('button', { name: 'Zmień', exact: true }).click()
  await page.getByLabel('Nowa treść wiadomości').fill(`${mark} zmieniony`)
  await page.getByRole('button', { name: 'Zapisz zmianę' }).click()
  await expect(page.getByRole('log').getByText(`${mark} zmieniony`)).toBeVisible()
  await page
    .getByRole('button', { name: /^Co zrobić z wiadomością: Ty/ })
    .last()
    .click()
  await page.getByRole('button', { name: 'Wycofaj' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Wycofaj' }).click()
  await expect(page.getByRole('log').getByText(`${mark} zmieniony`)).toHaveCount(0)
  await expect(page.getByText('Wiadomość wycofana').last()).toBeVisible()
})

test('RT-03 who reads above stays there when a message arrives, and is told of it', async ({ page, browser }) => {
  test.slow()
  const mark = `spacer ${Date.now()}`
  await page.setViewportSize({ width: 390, height: 480 })
  const staff = await openBoth(page, browser)
  const last = page.getByRole('log').getByRole('listitem').last()
  const number = await last.getAttribute('data-number')
  const top = async () => (await page.locator(`[data-number='${number}']`).boundingBox())?.y ?? 0
  await page.getByRole('log').evaluate((log) => {
    log.scrollTop = -250
  })
  await expect(page.getByRole('button', { name: 'Na koniec rozmowy' })).toBeVisible()
  const before = await top()
  await write(staff, mark)
  await page.getByRole('button', { name: '1 nowa wiadomość' }).click({ trial: true })
  // The line of who is writing comes and goes meanwhile.
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2)
  await expect(page.getByRole('log').getByText(mark)).not.toBeInViewport()
  await page.getByRole('button', { name: '1 nowa wiadomość' }).click()
  await expect(page.getByRole('log').getByText(mark)).toBeInViewport()
  await expect(page.getByRole('button', { name: '1 nowa wiadomość' })).toHaveCount(0)
})

test('RT-03 J9 inbox, room and the ways to begin one pass axe on both sides, and fit 320 to 1920 px with the largest font', async ({
  page,
  browser,
}) => {
  test.slow()
  await setUniqueAddress(page)
  const { perms } = (await signIn(page.context(), 'wlasciciel@demo.test', 'Demo!2345')) as unknown as { perms: Record<string, unknown> }
  const inbox = `/user_facility/${Object.keys(perms)[0]}/messages`
  await openPage(page, inbox)
  await page.evaluate(() => localStorage.setItem('font', '1.5'))
  const room = await page.getByRole('listitem').filter({ hasText: 'Rozmowa z rodzicem' }).first().getByRole('link').getAttribute('href')
  const announcements = await page.getByRole('listitem').filter({ hasText: 'Ogłoszenia' }).first().getByRole('link').getAttribute('href')
  const question = await page.getByRole('listitem').filter({ hasText: 'Pytanie' }).first().getByRole('link').getAttribute('href')
  for (const path of [inbox, room, announcements, `${inbox}/nowa`, `${inbox}/godziny`, question]) {
    await page.setViewportSize({ width: 320, height: 800 })
    await openPage(page, path ?? '')
    expect([path, await horizontalOverflow(page), await axeViolations(page)]).toEqual([path, [], []])
    await page.setViewportSize({ width: 1920, height: 800 })
    expect([path, await horizontalOverflow(page)]).toEqual([path, []])
  }
  // A question is of another plugin, and beside the same list.
  await expect(page.locator('[data-conversations] [aria-current]')).toHaveAttribute('href', question ?? '')
  const parent = await (await browser.newContext()).newPage()
  await openRoom(parent, 'mama@demo.test', '/user/messages', 'Rozmowa z kadrą')
  await parent.setViewportSize({ width: 320, height: 800 })
  expect(await axeViolations(parent)).toEqual([])
  for (const width of [320, 1440]) {
    await parent.setViewportSize({ width, height: 800 })
    expect([width, await horizontalOverflow(parent)]).toEqual([width, []])
  }
})
