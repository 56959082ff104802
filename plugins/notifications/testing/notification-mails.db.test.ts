import { expect, test } from 'vitest'
import { waitUntil } from '#config/quality/testing/index-fixture.ts'
import { system } from '#core/access/actor.ts'
import { SendDailyDigests, SendHourlyDigests } from '../use-cases/send-digests.ts'
import { notificationServer } from './notification-server.ts'

const { platform, server, join, list, triggerEvent, setPreference, mails } = notificationServer()

test('PL-09 mails of a kind are sent at once, hourly, daily, weekly or never; security mails are always sent', async () => {
  const now = await join()
  const hourly = await join()
  const daily = await join()
  const off = await join()
  for (const [person, email] of [
    [hourly, 'hourly'],
    [daily, 'daily'],
    [off, 'off'],
  ] as const)
    expect((await setPreference(person, email)).status).toBe(200)
  expect((await setPreference(off, 'off', { in_app: false })).body.kinds).toContainEqual({
    kind: 'probe.happened',
    title: 'Logowanie na nowym urządzeniu',
    in_app: false,
    email: 'off',
    email_required: false,
    email_reason: null,
    group: 'account',
  })
  for (const [n, what] of ['one', 'two'].entries()) {
    await triggerEvent(what, now, hourly, daily, off)
    // Concurrent events are notified in any order.
    await waitUntil(async () => (await list(daily)).itemsTotal === 2 + n)
  }
  await waitUntil(async () => (await mails(now, 'notifications.mail.security-login')).length === 3)
  expect((await list(off)).itemsTotal).toBe(1)
  expect(await platform().run(SendHourlyDigests, system, {})).toEqual({ sent: 1 })
  expect(await platform().run(SendHourlyDigests, system, {})).toEqual({ sent: 0 })
  const digest = [
    { template_values: { name: 'Joanna', count: '2', lines: 'Nowe logowanie na Twoje konto: one\nNowe logowanie na Twoje konto: two' } },
  ]
  expect(await mails(hourly, 'notifications.mail.digest')).toMatchObject(digest)
  expect(await mails(daily, 'notifications.mail.digest')).toEqual([])
  await platform().run(SendDailyDigests, system, {})
  expect(await mails(daily, 'notifications.mail.digest')).toMatchObject(digest)
  for (const person of [hourly, daily, off]) expect(await mails(person, 'notifications.mail.security-login')).toHaveLength(1)

  const change = (kind: object) => now.browser.call('PATCH', '/api/v1/notification/preferences', { kinds: [kind] })
  expect((await change({ kind: 'security.login', email: 'daily' })).body).toMatchObject({
    status: 409,
    code: 'error/notice-email-required',
  })
  expect((await change({ kind: 'security.login', in_app: false, email: 'now' })).status).toBe(200)
  expect((await change({ kind: 'nothing' })).body).toMatchObject({ status: 404, code: 'error/notice-kind-not-found' })
  expect((await change({ kind: 'probe.happened', email: 'yearly' })).status).toBe(422)
})

test('PL-09 one click unsubscribes from mails of a kind without signing in (RFC 8058); opening the link only shows a confirmation page', async () => {
  const ola = await join()
  await triggerEvent('one', ola)
  await waitUntil(async () => (await mails(ola, 'notifications.mail.security-login')).length === 2)
  const [login, one] = await mails(ola, 'notifications.mail.security-login')
  expect(login?.unsubscribe).toBeNull()
  const { pathname } = new URL(one?.unsubscribe ?? '')
  const email = async () =>
    (await ola.browser.call('GET', '/api/v1/notification/preferences')).body.kinds.find(
      (one: { kind: string }) => one.kind === 'probe.happened',
    ).email
  const opened = await fetch(server().url + pathname, { redirect: 'manual' })
  expect([opened.status, opened.headers.get('location'), await email()]).toEqual([
    303,
    pathname.replace('/api/v1/notification/unsubscribe', '/powiadomienia/wypisz'),
    'now',
  ])
  const unsubscribe = (path: string) =>
    fetch(server().url + path, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })
  for (let n = 0; n < 2; n++) expect([(await unsubscribe(pathname)).status, await email()]).toEqual([200, 'off'])
  const jan = await join()
  for (const forged of [
    pathname.replace(ola.id, jan.id),
    `${pathname.slice(0, -2)}xx`,
    pathname.replace('probe.happened', 'security.login'),
  ])
    expect([forged === pathname, (await unsubscribe(forged)).status]).toEqual([false, 404])

  await setPreference(jan, 'daily')
  await triggerEvent('two', jan)
  await waitUntil(async () => (await list(jan)).itemsTotal === 2)
  await platform().run(SendDailyDigests, system, {})
  const [digest] = await mails(jan, 'notifications.mail.digest')
  expect((await unsubscribe(new URL(digest?.unsubscribe ?? '').pathname)).status).toBe(200)
  const { kinds }: { kinds: readonly { kind: string; email: string }[] } = (
    await jan.browser.call('GET', '/api/v1/notification/preferences')
  ).body
  const emailOf = (name: string) => kinds.find(({ kind }) => kind === name)?.email
  expect([emailOf('security.login'), emailOf('probe.happened')]).toEqual(['now', 'off'])
})
