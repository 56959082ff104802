import type { BrowserContext } from 'playwright'
import type { SessionUser } from '#core/access/session-user.ts'
import { facilityId } from './accounts-probe.ts'

/** What the pretended rows of accounts answer, to be changed while a test runs. */
export interface AccountServer {
  /** Whose session the cookie is of. */
  user: SessionUser | null
  /** Said where a refresh is refused. */
  reason: string
  facilities: 'there' | 'none' | 'away'
  /** Method and path of what was asked, in order. */
  readonly asked: string[]
  /** What the language was set to. */
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

/** Answers the rows of accounts in all pages of a browser context; the product answers the rest. */
export const accountServer = async (context: BrowserContext, user: SessionUser | null): Promise<AccountServer> => {
  const server: AccountServer = { user, reason: '', facilities: 'there', asked: [], saved: [] }
  const problem = (status: number, code: string, detail = '') => ({
    status,
    contentType: 'application/problem+json',
    body: JSON.stringify({ status, code, detail, message: 'Nie tym razem' }),
  })
  const json = (body: unknown) => ({ status: 200, contentType: 'application/json', body: JSON.stringify(body) })
  const answers: Readonly<Record<string, (sent: Record<string, unknown>) => ReturnType<typeof json>>> = {
    'POST /api/login': ({ email }) =>
      server.user && email === server.user.email ? json({ ...server.user, jwt: 'good' }) : problem(401, 'error/bad-password'),
    'POST /api/v1/account/refresh': () =>
      server.user ? json({ jwt: 'good', user: server.user }) : problem(401, 'error/expired-jwt', server.reason),
    'POST /api/v1/account/logout': () => {
      server.user = null
      return json(null)
    },
    'GET /api/v1/account/facilities': () =>
      server.facilities === 'away' ? problem(503, 'error/unavailable') : json(server.facilities === 'none' ? [] : facilities),
    'GET /api/v1/overview': () => json(overview),
    'PATCH /api/v1/account/account/ola': (sent) => {
      server.saved.push(sent)
      if (server.user) server.user = { ...server.user, ...sent }
      return json(null)
    },
  }
  await context.route('**/api/**', async (route) => {
    const request = route.request()
    const call = `${request.method()} ${new URL(request.url()).pathname}`
    const answer = answers[call]
    if (!answer) return route.fallback()
    server.asked.push(call)
    const open = /login|refresh|logout/.test(call)
    if (!open && request.headers()['authorization'] !== 'Bearer good') return route.fulfill(problem(401, 'error/missing-jwt'))
    return route.fulfill(answer((request.postDataJSON() ?? {}) as Record<string, unknown>))
  })
  return server
}
