import { afterEach, expect, test, vi } from 'vitest'
import type { SessionUser } from '#core/access/session-user.ts'
import { browser, closeBrowser } from './testing/browser.ts'

const ola = { id: 'a', name: 'Ola' } as SessionUser
afterEach(closeBrowser)

/** A tab: a copy of the script over what the browser keeps; tabs of one browser share it. */
const tab = async (stored: Map<string, string> | null) => {
  vi.resetModules()
  browser(stored, () => new Response())
  const root = document.documentElement
  return { ...(await import('./who.ts')), marked: () => 'user' in root.dataset }
}
const heard = () => new Promise((done) => setTimeout(done, 50))

test('AU-09 signing in and out in one tab is known in the other at once', async () => {
  const stored = new Map<string, string>()
  const [one, other] = [await tab(stored), await tab(stored)]
  const told: (string | undefined)[] = []
  other.onUser((user) => told.push(user?.name))
  one.setUser(ola)
  await heard()
  expect([other.knownUser()?.name, other.marked()]).toEqual(['Ola', true])
  one.setUser(null)
  await heard()
  expect([other.knownUser(), other.marked(), told]).toEqual([null, false, ['Ola', undefined]])
})

test('AU-09 a browser without channels tells by what it keeps', async () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const { knownUser } = await tab(new Map())
  dispatchEvent(Object.assign(new Event('storage'), { key: 'theme', newValue: 'dark' }))
  expect(knownUser()).toBe(null)
  dispatchEvent(Object.assign(new Event('storage'), { key: 'user', newValue: JSON.stringify(ola) }))
  expect(knownUser()?.name).toBe('Ola')
  dispatchEvent(Object.assign(new Event('storage'), { key: null, newValue: null }))
  expect(knownUser()).toBe(null)
})

test('AU-09 a page that comes back as it was left looks again', async () => {
  const stored = new Map([['user', JSON.stringify(ola)]])
  const { knownUser } = await tab(stored)
  stored.delete('user')
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(knownUser()).toBe(null)
})

test('a browser that keeps nothing knows until the page is left', async () => {
  const { setUser, knownUser } = await tab(null)
  setUser(ola)
  expect(knownUser()).toBe(ola)
})

test.each(['{', '"Ola"', '{"name":"Ola"}', 'null', '[]'])('what is kept and is no user, %s, is nobody', async (text) => {
  const { knownUser, marked } = await tab(new Map([['user', text]]))
  expect([knownUser(), marked()]).toEqual([null, false])
})
