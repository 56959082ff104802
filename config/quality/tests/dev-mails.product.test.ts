import { Effect } from 'effect'
import { beforeAll, expect, test } from 'vitest'
import { languages } from '#core/kernel/language.ts'
import { MailQueue } from '#core/ports/mail-queue.ts'
import { MailRenderer } from '#core/ports/mail-renderer.ts'
import { eventually } from '../testing/eventually.ts'
import { rowsOf } from '../testing/platform.ts'
import { startProduct } from '../testing/product.ts'
import { startForTests } from '../testing/start-for-tests.ts'

const product = startForTests(() => startProduct({ editions: 0 }))
let ids: Readonly<Record<string, string>>
beforeAll(async () => {
  const name = 'Ala <Próbna>'
  const mails = [
    { to: 'Ala@przyklad.pl', template: 'accounts.mail.activate', values: { name, token: 'a'.repeat(32) } },
    { to: null, template: 'accounts.mail.password-changed', values: { name, at: '2026-11-25T09:15:00.000Z' } },
    { to: 'ola@przyklad.pl', template: 'gone.mail.forgotten', values: {} },
  ] as const
  for (const mail of mails)
    await Effect.runPromise(
      product.platform.find(MailQueue).enqueue({
        ...mail,
        language: 'pl',
        key: mail.template,
        attachments: [{ name: 'zażółć.ics', mime: 'text/calendar', text: 'BEGIN:VCALENDAR' }],
      }),
    )
  const rows = await rowsOf<{ id: string; template: string }>(product.platform, 'select id, template from mail')
  ids = Object.fromEntries(rows.map(({ id, template }) => [template, id]))
})

const text = async (path: string) => (await product.get(path)).text()
const activation = () => `/dev/mails/${ids['accounts.mail.activate']}`
const activationUrl = `http://kredka.test/aktywacja/${'a'.repeat(32)}`

test('/dev/mails lists queued mails, the newest first, also one whose template is unknown', async () => {
  const response = await product.get('/dev/mails')
  expect([response.status, response.headers.get('cache-control'), response.headers.get('x-robots-tag')]).toEqual([
    200,
    'no-store',
    'noindex',
  ])
  const page = await response.text()
  const order = ['gone.mail.forgotten', 'Twoje hasło zostało zmienione', 'Potwierdź swój adres'].map((word) => page.indexOf(word))
  expect([order.every((at) => at > 0), order]).toEqual([true, order.toSorted((a, b) => a - b)])
  expect(page).toContain('customer service')
  expect(page).not.toContain('<script')
})

test('the page of a mail shows its metadata, its links, HTML and plain text, and its attachments; user input is escaped', async () => {
  const page = await text(activation())
  expect(page).toContain(`<a href="${activationUrl}">${activationUrl}</a>`)
  expect(page).toContain('Dzień dobry, Ala &lt;Próbna&gt;!')
  const html = await product.get(`${activation()}/html`)
  expect(html.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  )
  expect([html.headers.get('x-frame-options'), html.headers.get('referrer-policy')]).toEqual(['SAMEORIGIN', 'no-referrer'])
  expect(await html.text()).toContain(`href="${activationUrl}"`)
  expect(await text(`${activation()}/text`)).toContain(activationUrl)
  const file = await product.get(`${activation()}/attachment/0`)
  expect([file.headers.get('content-type'), await file.text()]).toEqual(['text/calendar; charset=utf-8', 'BEGIN:VCALENDAR'])
  expect(file.headers.get('content-disposition')).toContain(`filename*=UTF-8''za%C5%BC%C3%B3%C5%82%C4%87.ics`)
  expect((await product.get(`/dev/mails/${ids['gone.mail.forgotten']}`)).status).toBe(200)
})

test('serves mails as JSON, all or those of one address', async () => {
  const [mail, ...others] = JSON.parse(await text('/dev/mails.json?to=ALA@przyklad.pl'))
  expect([mail, others]).toEqual([
    {
      id: ids['accounts.mail.activate'],
      to: 'Ala@przyklad.pl',
      template: 'accounts.mail.activate',
      language: 'pl',
      subject: 'Potwierdź swój adres',
      links: [activationUrl, 'http://kredka.test'],
      sent_at: null,
    },
    [],
  ])
  expect(JSON.parse(await text('/dev/mails.json'))).toHaveLength(3)
  expect(JSON.parse(await text("/dev/mails.json?to=a'b&to=c"))).toHaveLength(3)
})

test('shows every template with its sample in three languages', async () => {
  const list = await text('/dev/mails/templates')
  const { templates } = product.platform.find(MailRenderer)
  expect(templates.length).toBeGreaterThan(5)
  for (const { template } of templates)
    for (const language of languages) {
      expect(list).toContain(`href="/dev/mails/templates/${template}?lang=${language}"`)
      for (const format of ['', '/html', '/text'])
        expect([template, format, (await product.get(`/dev/mails/templates/${template}${format}?lang=${language}`)).status]).toEqual([
          template,
          format,
          200,
        ])
    }
  expect(await text('/dev/mails/templates/accounts.mail.activate/text?lang=en')).toContain('Hello Joanna')
})

test('unknown mails, formats and attachments are not found, and in production no address is', async () => {
  const missing = [
    '/dev/mails/1',
    `/dev/mails/${ids['accounts.mail.activate']?.replace(/.$/, 'g')}`,
    `${activation()}/xml`,
    `${activation()}/attachment/1`,
    `${activation()}/attachment/x`,
  ]
  for (const path of [
    ...missing,
    '/dev/mails/templates/accounts.mail.x',
    '/dev/mails/templates/accounts.mail.activate/xml',
    '/dev',
    '/dev/x',
  ])
    expect([path, (await product.get(path)).status]).toEqual([path, 404])
  const production = await startProduct({ editions: 0, variables: { APP_ENV: 'production' } })
  for (const path of ['/dev/mails', '/dev/mails.json', '/dev/mails/style.css', '/dev/mails/templates', '/dev/ui', '/dev/ui/style.css'])
    expect([path, (await production.get(path)).status]).toEqual([path, 404])
  await eventually(async () => {
    const ready = await production.get('/readyz')
    expect([ready.status, (await ready.json()).checks]).toMatchObject([
      200,
      { mails: 'ok', 'mails waiting': '0 waiting: SMTP_URL and MAIL_FROM are not set' },
    ])
  })
  await production.end()
})
