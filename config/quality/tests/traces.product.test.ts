import { afterAll, beforeAll, expect, test } from 'vitest'
import { waitUntil } from '#config/quality/testing/index-fixture.ts'
import { rowsOf } from '../testing/platform.ts'
import { startProduct } from '../testing/product.ts'
import { startMailServer } from '../testing/smtp-server.ts'
import { type ReceivedSpan, startTraceReceiver, type TraceReceiver } from '../testing/trace-receiver.ts'

const person = {
  email: 'Sledzona.Osoba@demo.test',
  email_repeat: 'Sledzona.Osoba@demo.test',
  password: 'zielony-rower-88-kot',
  first_name: 'Bogumiła',
  last_name: 'Niepowtarzalna',
  terms_version: '2026-11-21',
}
const ofClient = '00-aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-bbbbbbbbbbbbbbbb-01'

let receiver: TraceReceiver
let spans: readonly ReceivedSpan[]
let registration: Response
let ids: readonly (string | null)[]
beforeAll(async () => {
  receiver = await startTraceReceiver()
  const mails = await startMailServer()
  const product = await startProduct({
    variables: { OTEL_EXPORTER_OTLP_ENDPOINT: `${receiver.url}/`, SMTP_URL: mails.url, MAIL_FROM: 'Kredka <poczta@kredka.test>' },
  })
  registration = await product.get('/api/v1/account/account', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': 'klucz-osoby',
      'user-agent': 'Browser osoby',
      traceparent: ofClient,
    },
    body: JSON.stringify(person),
  })
  await waitUntil(() => mails.received.length === 1)
  const token = /\/aktywacja\/([0-9a-f]{32})/.exec(`${mails.received[0]?.text}`)?.[1] ?? ''
  await product.post(`/api/v1/account/activate/${token}`, {})
  await product.post('/api/v1/account/login', { email: person.email, password: 'zielony-rower-88-pies' })
  await product.post('/api/v1/account/login', { email: person.email, password: person.password })
  const delivered = () => rowsOf(product.platform, "select 1 from outbox_delivery where reaction = 'notice/security.login'")
  await waitUntil(async () => (await delivered()).length === 1)
  const page = await product.get('/zrodla-danych?osoba=Niepowtarzalna')
  await page.text()
  ids = [registration, page].map(({ headers }) => headers.get('x-request-id'))
  // What was not sent is sent at the end.
  await product.end()
  await mails.close()
  spans = receiver.spans()
})
afterAll(() => receiver.end())

/** Roots of the traces of a name. */
const rootsOf = (name: string) => spans.filter((span) => span.name === name && span.parentSpanId === undefined)
/** Names of a span and of those within which it is, from the first on. */
const pathOf = ({ name, parentSpanId }: ReceivedSpan): string =>
  spans
    .filter(({ spanId }) => spanId === parentSpanId)
    .map((parent) => `${pathOf(parent)} > `)
    .join() + name
const pathsIn = ([root]: readonly ReceivedSpan[]) => spans.filter(({ traceId }) => traceId === root?.traceId).map(pathOf)

test('PL-20 a request, its use-case, its statements, and the reaction that its event causes are one trace', () => {
  const [refused, signedIn] = rootsOf('POST /api/v1/account/login')
  expect([refused, signedIn].map((root) => root?.attributes['http.response.status_code'])).toEqual([401, 200])
  const root = 'POST /api/v1/account/login'
  const session = `${root} > accounts.log-in > accounts.open-password-session > transaction > accounts.open-session`
  const reaction = `${session} > reaction notice/security.login`
  expect(pathsIn([signedIn as ReceivedSpan])).toEqual(
    expect.arrayContaining([
      root,
      `${root} > accounts.log-in > select accounts_account`,
      `${session} > insert outbox`,
      `${reaction} > transaction > insert outbox_delivery`,
      `${reaction} > transaction > notifications.send-notification`,
    ]),
  )
})

test('PL-20 a mail belongs to the trace of the request that causes it, also with an idempotency key', () => {
  const paths = pathsIn(rootsOf('POST /api/v1/account/account'))
  expect(paths.filter((path) => / > (insert mail|mail accounts.mail.activate)$/.test(path))).toEqual([
    expect.stringMatching(/^POST \S+ > transaction > accounts\.register-account > .* > insert mail$/),
    expect.stringMatching(/^POST \S+ > transaction > accounts\.register-account > .* > mail accounts\.mail\.activate$/),
  ])
})

test('PL-20 the trace of a page shows its use-cases and statements; a job has a trace of its own', () => {
  expect(pathsIn(rootsOf('GET /zrodla-danych'))).toEqual(
    expect.arrayContaining([expect.stringMatching(/^GET \/zrodla-danych > render > registers\.\S+ > select \w+$/)]),
  )
  expect(pathsIn(rootsOf('job core/RunRetention'))).toContain(
    'job core/RunRetention > personal-data.run-retention > transaction > delete accounts_session',
  )
})

test('PL-20 the id of an answer is an attribute of its trace; the trace of a client is not continued', () => {
  const [request] = rootsOf('POST /api/v1/account/account')
  expect([request?.attributes['request.id'], rootsOf('GET /zrodla-danych')[0]?.attributes['request.id']]).toEqual(ids)
  expect(receiver.bodies.join()).not.toContain('aaaaaaaaaaaa')
})

test('PL-20 traces contain nothing that users have written or sent', () => {
  const text = receiver.bodies.join().toLowerCase()
  const sent = [...Object.values(person), 'pies', 'osoby', 'osoba', '127.0.0.1']
  expect(sent.filter((value) => text.includes(value.toLowerCase()))).toEqual([])
})
