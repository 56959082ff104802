import type { BrowserContext } from 'playwright'
import type { SessionUser } from '#core/access/session-user.ts'
import { facilityId } from './accounts-fixture.ts'

/** State of the intercepted account API; tests change it while they run. */
export interface FakeAccountApi {
  /** User whose session the cookie belongs to; `null` without a session. */
  user: SessionUser | null
  /** `detail` of the problem that a failed refresh handlers. */
  reason: string
  facilities: 'there' | 'none' | 'away'
  /** Method and path of each call, in order. */
  readonly calls: string[]
  /** Bodies of the calls that change the account. */
  readonly saved: unknown[]
}

const facilities = [
  {
    ...{ id: facilityId, slug: 'tecza-zlobek-warszawa', name: 'Tęcza', city: 'Warszawa', role: 'owner', status: 'registered' },
    permissions: ['facility-data/write', 'facility-opinions/write'],
  },
  { id: 'second', slug: 'bajka', name: 'Bajka', city: 'Kraków', role: 'parent', permissions: [], status: 'unknown' },
]
const overview = {
  opinions: { new_opinions: 3, new_opinions_by_facility: { [facilityId]: 3 } },
  user_questions: { new_messages: 2, new_messages_by_facility: { [facilityId]: 2 } },
}

/** Intercepts the account API in all pages of a browser context; other calls reach the product. */
export const fakeAccountApi = async (context: BrowserContext, user: SessionUser | null): Promise<FakeAccountApi> => {
  const api: FakeAccountApi = { user, reason: '', facilities: 'there', calls: [], saved: [] }
  const problem = (status: number, code: string, detail = '') => ({
    status,
    contentType: 'application/problem+json',
    body: JSON.stringify({ status, code, detail, message: 'Nie tym razem' }),
  })
  const json = (body: unknown) => ({ status: 200, contentType: 'application/json', body: JSON.stringify(body) })
  const handlers: Readonly<Record<string, (sent: Record<string, unknown>) => ReturnType<typeof json>>> = {
    'POST /api/login': ({ email }) =>
      api.user && email === api.user.email ? json({ ...api.user, jwt: 'good' }) : problem(401, 'error/bad-password'),
    'POST /api/v1/account/refresh': () =>
      api.user ? json({ jwt: 'good', user: api.user }) : problem(401, 'error/expired-jwt', api.reason),
    'POST /api/v1/account/logout': () => {
      api.user = null
      return json(null)
    },
    'GET /api/v1/facility/owned': () =>
      api.facilities === 'away'
        ? problem(503, 'error/unavailable')
        : json({ facilities: api.facilities === 'none' ? [] : facilities, shadow_facilities: [] }),
    'GET /api/v1/overview': () => json(overview),
    'GET /api/v1/favourite': () => json({ favourites: [], max: 100 }),
    'PATCH /api/v1/account/account/ola': (sent) => {
      api.saved.push(sent)
      if (api.user) api.user = { ...api.user, ...sent }
      return json(null)
    },
  }
  await context.route('**/api/**', async (route) => {
    const request = route.request()
    const call = `${request.method()} ${new URL(request.url()).pathname}`
    const handler = handlers[call]
    if (!handler) return route.fallback()
    api.calls.push(call)
    const withoutToken = /login|refresh|logout/.test(call)
    if (!withoutToken && request.headers()['authorization'] !== 'Bearer good') return route.fulfill(problem(401, 'error/missing-jwt'))
    return route.fulfill(handler((request.postDataJSON() ?? {}) as Record<string, unknown>))
  })
  return api
}
