import { afterAll, beforeAll } from 'vitest'
import { waitUntil } from '#config/quality/testing/index-fixture.ts'
import { rowsOf, type TestPlatform, testPlatform } from '#config/quality/testing/platform.ts'
import { type RouteServer, startRouteServer } from '#config/quality/testing/route-server.ts'
import { operator } from '#core/access/actor.ts'
import { accountBrowser, goodPassword, registerAndLogIn } from '#plugins/accounts/testing/account-browser.ts'
import { plugins } from '#plugins/server.gen.ts'
import { EmitHappened, notificationFixture } from './notifying-plugin.ts'

type Person = Awaited<ReturnType<typeof registerAndLogIn>>

/** Gives the tests of a file a server with notifications and their fixture, and functions that act as its users. */
export const notificationServer = () => {
  let platform: TestPlatform
  let server: RouteServer
  beforeAll(async () => {
    platform = await testPlatform({ plugins: [...plugins, notificationFixture] })
    await platform.jobs.start()
    server = await startRouteServer(platform)
  })
  afterAll(async () => {
    server.end()
    await platform.end()
  })
  const overviewOf = async ({ browser }: Person) => (await browser.call('GET', '/api/v1/overview')).body
  return {
    platform: () => platform,
    server: () => server,
    overviewOf,
    /** Registers a user, who has one notification: of signing in on a second device. */
    join: async () => {
      const person = await registerAndLogIn(platform, server.url)
      // Signing in on the first device sends no notification, on the second it does.
      const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36' }
      await accountBrowser(server.url).call('POST', '/api/login', { email: person.email, password: goodPassword }, phone)
      await waitUntil(async () => (await overviewOf(person)).notifications.new_notifications === 1)
      return person
    },
    list: async ({ browser }: Person, query = '') => (await browser.call('GET', `/api/v1/notification${query}`)).body,
    triggerEvent: (what: string, ...people: readonly Person[]) =>
      platform.run(EmitHappened, operator, { what, to: people.map(({ id }) => id) }),
    setPreference: ({ browser }: Person, email: string, more: object = {}) =>
      browser.call('PATCH', '/api/v1/notification/preferences', { kinds: [{ kind: 'probe.happened', email, ...more }] }),
    mails: ({ email }: Person, template: string) =>
      rowsOf<{ template_values: Record<string, string>; unsubscribe: string | null }>(
        platform,
        'select template_values, unsubscribe from mail where recipient = ? and template = ? order by created_at',
        [email, template],
      ),
  }
}
