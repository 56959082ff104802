import { Schema } from 'effect'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SessionUser } from '#core/access/session-user.ts'
import { route } from '#core/plugin/route.ts'
import { closeFakeBrowser, fakeBrowser, problemResponse, type Respond } from '#web/runtime/session/testing/fake-browser.ts'

const ola: SessionUser = {
  id: 'a',
  name: 'Ola',
  surname: 'Kowalska',
  email: 'ola@kredka.test',
  avatar: null,
  language: 'pl',
  type: 'user',
  perms: {},
}
let stored: Map<string, string>
beforeEach(() => {
  stored = new Map([['user', JSON.stringify(ola)]])
})
afterEach(closeFakeBrowser)

/** A page of a fake browser with the stored user. */
const page = async (respond: Respond) => {
  const calls = fakeBrowser(stored, respond)
  const currentUserModule = await import('#web/runtime/session/current-user.ts')
  const session = await import('./session.ts')
  const { callApi } = await import('#web/runtime/api.ts')
  return { ...currentUserModule, ...session, callApi, calls, count: (path: string) => calls.filter((one) => one.path === path).length }
}
const routeAt = (path: `/api/${string}`, access: 'user' | 'anyone' = 'user') =>
  route.get(path, { summary: 'For the test.', access, output: Schema.Struct({ path: Schema.String }) })
const routes = { one: routeAt('/api/1'), two: routeAt('/api/2'), fast: routeAt('/api/fast'), slow: routeAt('/api/slow') }
const refreshPath = '/api/v1/account/refresh'
const renewed = (jwt: string) => Response.json({ jwt, user: ola })
const byBearer =
  (good: string, code = 'error/expired-jwt'): Respond =>
  ({ path, bearer }) =>
    path === refreshPath ? renewed(good) : bearer === good ? Response.json({ path }) : problemResponse(401, code)

test('AU-03 refreshes once for five parallel calls with an expired token, and repeats each once', async () => {
  let good = 'first'
  const { callApi, count, calls, signIn } = await page((call) => byBearer(good)(call))
  await signIn({ ...ola, jwt: 'first' })
  good = 'second'
  const paths = ['/api/1', '/api/2', '/api/3', '/api/4', '/api/5'] as const
  expect(await Promise.all(paths.map((path) => callApi(routeAt(path))))).toEqual(paths.map((path) => ({ path })))
  expect(count(refreshPath)).toBe(1)
  for (const path of paths) expect(calls.filter((one) => one.path === path).map(({ bearer }) => bearer)).toEqual(['first', 'second'])
})

test('AU-03 repeats a late rejected call with the new token of earlier calls, without another refresh', async () => {
  let slow: (() => void) | undefined
  const { callApi, count, signIn } = await page(({ path, bearer }) => {
    if (path === refreshPath) return renewed('second')
    if (bearer === 'second') return Response.json({ path })
    if (path === '/api/fast') return problemResponse(401, 'error/expired-jwt')
    return new Promise((answer) => {
      slow = () => answer(problemResponse(401, 'error/expired-jwt'))
    })
  })
  await signIn({ ...ola, jwt: 'first' })
  const late = callApi(routes.slow)
  await callApi(routes.fast)
  slow?.()
  expect(await late).toEqual({ path: '/api/slow' })
  expect(count(refreshPath)).toBe(1)
})

test('AU-03 a refresh is completed when the page is left, so that the cookie gets the new token', async () => {
  const { refresh, calls } = await page(byBearer('good'))
  expect(await refresh()).toBe(true)
  expect(calls).toMatchObject([{ path: refreshPath, keepalive: true }])
})

test('AU-09 a reload keeps the user: the first calls share one refresh', async () => {
  const { callApi, count, calls, currentUser } = await page(byBearer('good'))
  expect(currentUser()).toEqual(ola)
  await Promise.all([callApi(routes.one), callApi(routes.two)])
  expect([count(refreshPath), count('/api/1'), count('/api/2')]).toEqual([1, 1, 1])
  expect(calls[0]?.path).toBe(refreshPath)
})

test.each(['error/expired-jwt', 'error/missing-jwt'])('AU-03 %s again after a refresh rejects and signs out', async (code) => {
  const { callApi, count, currentUser } = await page(({ path }) => (path === refreshPath ? renewed('good') : problemResponse(401, code)))
  await expect(callApi(routes.one)).rejects.toMatchObject({ problem: { code } })
  expect([count(refreshPath), count('/api/1'), currentUser(), stored.has('user')]).toEqual([2, 2, null, false])
})

test('AU-10 repeats a call with insufficient permissions once with a new token, and does not sign out', async () => {
  const { callApi, count, currentUser } = await page(({ path }) =>
    path === refreshPath ? renewed('good') : problemResponse(403, 'error/insufficient-permissions'),
  )
  await expect(callApi(routes.one)).rejects.toMatchObject({ problem: { status: 403 } })
  expect([count('/api/1'), currentUser()?.id]).toEqual([2, 'a'])
})

test('AU-03 a rejected refresh signs out and rejects the call; other errors are not repeated', async () => {
  const { callApi, count, currentUser } = await page(({ path }) =>
    path === refreshPath ? problemResponse(401, 'error/expired-jwt') : problemResponse(401, 'error/missing-jwt'),
  )
  await expect(callApi(routes.one)).rejects.toMatchObject({ problem: { code: 'error/missing-jwt' } })
  expect([count(refreshPath), count('/api/1'), currentUser()]).toEqual([1, 1, null])
  await expect(callApi(routes.one)).rejects.toMatchObject({ problem: { code: 'error/missing-jwt' } })
  expect(count(refreshPath)).toBe(1)
})

test('an unreachable server does not sign out', async () => {
  const { callApi, currentUser } = await page(({ path }) =>
    path === refreshPath ? Promise.reject(new TypeError()) : problemResponse(401, 'error/missing-jwt'),
  )
  await expect(callApi(routes.one)).rejects.toMatchObject({ problem: { status: 401 } })
  expect(currentUser()).toEqual(ola)
})

test('requests no token for visitors and for calls of public routes', async () => {
  stored.clear()
  const visitor = await page(() => Response.json({}))
  await visitor.callApi(routes.one)
  expect(visitor.count(refreshPath)).toBe(0)
  stored.set('user', JSON.stringify(ola))
  vi.resetModules()
  const known = await page(() => Response.json({}))
  await known.callApi(routeAt('/api/1', 'anyone'))
  expect([known.count(refreshPath), known.calls[0]?.bearer]).toEqual([0, undefined])
})

test('AU-02 signs in by e-mail and password; an account with a second factor is not signed in yet', async () => {
  stored.clear()
  const { signIn, currentUser } = await page(({ body }) =>
    Response.json(body?.includes('dwa') ? { second_factor: 'word' } : { ...ola, jwt: 'good' }),
  )
  expect(await signIn({ email: ola.email, password: 'dwa' })).toEqual({ second_factor: 'word' })
  expect(currentUser()).toBe(null)
  expect(await signIn({ email: ola.email, password: 'raz' })).toEqual(ola)
  expect(JSON.parse(stored.get('user') ?? '')).toEqual(ola)
})

test('AU-09 signing out ends the session and clears the user; with an unreachable server nothing changes', async () => {
  let away = true
  const { signOut, signIn, currentUser } = await page(({ path }) =>
    path === '/api/v1/account/logout' ? (away ? Promise.reject(new TypeError()) : new Response(null, { status: 204 })) : renewed('good'),
  )
  await signIn({ ...ola, jwt: 'good' })
  await expect(signOut()).rejects.toMatchObject({ problem: { display: 'connection' } })
  expect(currentUser()).toEqual(ola)
  away = false
  await signOut()
  expect([currentUser(), stored.has('user')]).toEqual([null, false])
})

test('AU-09 signing out in one tab leaves nothing typed in the others, where a session that only ended leaves it', async () => {
  const tab = new Map([
    ['draft a wpis', '{}'],
    ['outbox a 1', '[]'],
    ['other', ''],
  ])
  const { setUser } = await page(() => new Response(null, { status: 204 }))
  const own = { getItem: (key: string) => tab.get(key) ?? null, removeItem: (key: string) => tab.delete(key) }
  vi.stubGlobal(
    'sessionStorage',
    new Proxy(own, { ownKeys: () => [...tab.keys()], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) }),
  )
  setUser(null)
  expect([...tab.keys()]).toEqual(['draft a wpis', 'outbox a 1', 'other'])
  const other = new BroadcastChannel('signed-out')
  other.postMessage(null)
  await vi.waitFor(() => expect([...tab.keys()]).toEqual(['other']))
  other.close()
})

test('a refresh that completes after signing out does not sign in again', async () => {
  let answer: ((response: Response) => void) | undefined
  const { refresh, setUser, currentUser } = await page(() => new Promise<Response>((give) => (answer = give)))
  const refreshed = refresh()
  setUser(null)
  answer?.(renewed('late'))
  expect([await refreshed, currentUser()]).toEqual([false, null])
})

test('AU-09 a first refresh counts when the page has named the same user meanwhile', async () => {
  stored.clear()
  let answer: ((response: Response) => void) | undefined
  const { refresh, setUser, callApi, calls } = await page(({ path }) =>
    path === refreshPath ? new Promise<Response>((give) => (answer = give)) : Response.json({ path }),
  )
  const refreshed = refresh()
  setUser(ola)
  answer?.(renewed('good'))
  expect(await refreshed).toBe(true)
  await callApi(routes.one)
  expect(calls.at(-1)).toMatchObject({ path: '/api/1', bearer: 'good' })
})
