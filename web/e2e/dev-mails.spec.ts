import { expect, test } from 'playwright/test'
import { axeViolations } from './visual-checks.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('IN-05 /dev/mails lists a sent mail, whose link leads to the page in its language', async ({ page, request, context }) => {
    const { slots } = (await (await request.get('/api/v1/presentation/slots')).json()) as { slots: readonly { slot: string }[] }
    const to = `ola.${Date.now()}@przyklad.pl`
    // The last slot, because other tests of this run use the first ones.
    const booked = await request.post('/api/v1/presentation', {
      data: { slot: slots.at(-1)?.slot, name: 'Ola Próbna', email: to, phone: '601 602 603', language: 'en' },
      headers: { 'x-forwarded-for': '198.19.0.7' },
    })
    expect(booked.ok()).toBe(true)
    const [mail] = (await (await request.get('/dev/mails.json', { params: { to } })).json()) as { id: string; subject: string }[]

    await page.goto('/dev/mails')
    await page
      .getByRole('link', { name: mail?.subject ?? 'no mail' })
      .first()
      .click()
    const frame = page.frameLocator('iframe')
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText('You’re booked in')
    const opened = context.waitForEvent('page')
    await frame.getByRole('link', { name: 'Cancel the booking' }).click()
    await expect((await opened).getByRole('button', { name: 'Yes, cancel it' })).toBeVisible()
  })
})

test('axe finds nothing in the mail viewer and in mails, and they fit 320 px', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 800 })
  const at = '/dev/mails/templates/contact.mail'
  for (const path of [
    '/dev/mails',
    '/dev/mails/templates',
    `${at}.booked?lang=pl`,
    `${at}.booked/html?lang=ua`,
    `${at}.message/html?lang=pl`,
  ]) {
    await page.goto(path)
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 320])
    // axe would wait forever for frames that may run no scripts; their content is checked on its own.
    await page.locator('iframe').evaluateAll((all) => all.map((one) => one.remove()))
    // A mail is not a page and has no landmarks.
    const lines = await axeViolations(page, { without: ['region', 'landmark-one-main'] })
    expect([path, lines]).toEqual([path, []])
  }
})
