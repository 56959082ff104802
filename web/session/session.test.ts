import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SessionUser } from '#core/access/session-user.ts'
import { type Answering, browser, closeBrowser, refusing } from './testing/browser.ts'

const ola: SessionUser = {
  ...{ id: 'a', name: 'Ola', surname: 'Kowalska', email: 'ola@kredka.test', avatar: null },
  ...{ language: 'pl', type: 'user', perms: {} },
}
let stored: Map<string, string>
beforeEach(() => {
  stored = new Map([['user', JSON.stringify(ola)]])
})
afterEach(closeBrowser)

/** A page of a browser in which Ola is known, unless nobody is. */
const page = async (answering: Answering) => {
  const asked = browser(stored, answering)
  const [who, session, { callApi }] = [await import('./who.ts'), await import('./session.ts'), await import('#web/data/api.ts')]
  return { ...who, ...session, callApi, asked, count: (path: string) => asked.filter((one) => one.path === path).length }
}
const refreshPath = '/api/v1/account/refresh'
const renewed = (jwt: string) => Response.json({ jwt, user: ola })
const byBearer =
  (good: string, code = 'error/expired-jwt'): Answering =>
  ({ path, bearer }) =>
    path === refreshPath ? renewed(good) : bearer === good ? Response.json({ path }) : refusing(401, code)

test('AU-03 five parallel calls with an expired token: one refresh, each repeated once', async () => {
  let good = 'first'
  const { callApi, count, asked, signIn } = await page((call) => byBearer(good)(call))
  await signIn({ ...ola, jwt: 'first' })
  good = 'second'
  const paths = ['/api/1', '/api/2', '/api/3', '/api/4', '/api/5'] as const
  expect(await Promise.all(paths.map((path) => callApi(path)))).toEqual(paths.map((path) => ({ path })))
  expect(count(refreshPath)).toBe(1)
  for (const path of paths) expect(asked.filter((one) => one.path === path).map(({ bearer }) => bearer)).toEqual(['first', 'second'])
})

test('AU-03 a call that is refused after the others have a new token is repeated with it, without a refresh of its own', async () => {
  let slow: (() => void) | undefined
  const { callApi, count, signIn } = await page(({ path, bearer }) => {
    if (path === refreshPath) return renewed('second')
    if (bearer === 'second') return Response.json({ path })
    if (path === '/api/fast') return refusing(401, 'error/expired-jwt')
    return new Promise((answer) => {
      slow = () => answer(refusing(401, 'error/expired-jwt'))
    })
  })
  await signIn({ ...ola, jwt: 'first' })
  const late = callApi('/api/slow')
  await callApi('/api/fast')
  slow?.()
  expect(await late).toEqual({ path: '/api/slow' })
  expect(count(refreshPath)).toBe(1)
})

test('AU-03 a refresh goes on when the page is left, so that the cookie gets what the server has changed', async () => {
  const { refresh, asked } = await page(byBearer('good'))
  expect(await refresh()).toBe(true)
  expect(asked).toMatchObject([{ path: refreshPath, keepalive: true }])
})

test('AU-09 a reload keeps the user: the first calls get a token first, together one', async () => {
  const { callApi, count, asked, knownUser } = await page(byBearer('good'))
  expect(knownUser()).toEqual(ola)
  await Promise.all([callApi('/api/1'), callApi('/api/2')])
  expect([count(refreshPath), count('/api/1'), count('/api/2')]).toEqual([1, 1, 1])
  expect(asked[0]?.path).toBe(refreshPath)
})

test.each(['error/expired-jwt', 'error/missing-jwt'])('AU-03 %s again after a refresh rejects and signs out', async (code) => {
  const { callApi, count, knownUser } = await page(({ path }) => (path === refreshPath ? renewed('good') : refusing(401, code)))
  await expect(callApi('/api/1')).rejects.toMatchObject({ problem: { code } })
  expect([count(refreshPath), count('/api/1'), knownUser(), stored.has('user')]).toEqual([2, 2, null, false])
})

test('AU-10 insufficient permissions are asked once more with a newer token, and then stand; nobody is signed out', async () => {
  const { callApi, count, knownUser } = await page(({ path }) =>
    path === refreshPath ? renewed('good') : refusing(403, 'error/insufficient-permissions'),
  )
  await expect(callApi('/api/1')).rejects.toMatchObject({ problem: { status: 403 } })
  expect([count('/api/1'), knownUser()?.id]).toEqual([2, 'a'])
})

test('AU-03 a refused refresh signs out and rejects; other refusals are not repeated', async () => {
  const { callApi, count, knownUser } = await page(({ path }) =>
    path === refreshPath ? refusing(401, 'error/expired-jwt') : refusing(401, 'error/missing-jwt'),
  )
  await expect(callApi('/api/1')).rejects.toMatchObject({ problem: { code: 'error/missing-jwt' } })
  expect([count(refreshPath), count('/api/1'), knownUser()]).toEqual([1, 1, null])
  await expect(callApi('/api/1')).rejects.toMatchObject({ problem: { code: 'error/missing-jwt' } })
  expect(count(refreshPath)).toBe(1)
})

test('a server that is away signs nobody out', async () => {
  const { callApi, knownUser } = await page(({ path }) =>
    path === refreshPath ? Promise.reject(new TypeError()) : refusing(401, 'error/missing-jwt'),
  )
  await expect(callApi('/api/1')).rejects.toMatchObject({ problem: { status: 401 } })
  expect(knownUser()).toEqual(ola)
})

test('who never signed in is never asked for a token, and neither is what hangs on nobody', async () => {
  stored.clear()
  const visitor = await page(() => Response.json({}))
  await visitor.callApi('/api/1')
  expect(visitor.count(refreshPath)).toBe(0)
  stored.set('user', JSON.stringify(ola))
  vi.resetModules()
  const known = await page(() => Response.json({}))
  await known.callApi('/api/1', { as: 'anyone' })
  expect([known.count(refreshPath), known.asked[0]?.bearer]).toEqual([0, undefined])
})

test('AU-02 signs in by e-mail and password; a second factor is only asked for', async () => {
  stored.clear()
  const { signIn, knownUser } = await page(({ body }) =>
    Response.json(body?.includes('dwa') ? { second_factor: 'word' } : { ...ola, jwt: 'good' }),
  )
  expect(await signIn({ email: ola.email, password: 'dwa' })).toEqual({ second_factor: 'word' })
  expect(knownUser()).toBe(null)
  expect(await signIn({ email: ola.email, password: 'raz' })).toEqual(ola)
  expect(JSON.parse(stored.get('user') ?? '')).toEqual(ola)
})

test('AU-09 signing out ends the session and forgets; an unreachable server leaves all as it is', async () => {
  let away = true
  const { signOut, signIn, knownUser } = await page(({ path }) =>
    path === '/api/v1/account/logout' ? (away ? Promise.reject(new TypeError()) : new Response(null, { status: 204 })) : renewed('good'),
  )
  await signIn({ ...ola, jwt: 'good' })
  await expect(signOut()).rejects.toMatchObject({ problem: { telling: 'connection' } })
  expect(knownUser()).toEqual(ola)
  away = false
  await signOut()
  expect([knownUser(), stored.has('user')]).toEqual([null, false])
})

test('a refresh that comes back after one has signed out does not sign in again', async () => {
  let answer: ((response: Response) => void) | undefined
  const { refresh, setUser, knownUser } = await page(() => new Promise<Response>((give) => (answer = give)))
  const refreshed = refresh()
  setUser(null)
  answer?.(renewed('late'))
  expect([await refreshed, knownUser()]).toEqual([false, null])
})
