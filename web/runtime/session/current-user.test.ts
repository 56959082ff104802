import { afterEach, expect, test, vi } from 'vitest'
import type { SessionUser } from '#core/access/session-user.ts'
import { closeFakeBrowser, fakeBrowser } from './testing/fake-browser.ts'

const ola = { id: 'a', name: 'Ola' } as SessionUser
afterEach(closeFakeBrowser)

/** Opens a tab: a fresh copy of the module over the browser's storage, which tabs share. */
const tab = async (stored: Map<string, string> | null) => {
  vi.resetModules()
  fakeBrowser(stored, () => new Response())
  const root = document.documentElement
  return { ...(await import('./current-user.ts')), isMarked: () => 'user' in root.dataset }
}
const channelDelivered = () => new Promise((done) => setTimeout(done, 50))

test('AU-09 propagates signing in and out from one tab to the other', async () => {
  const stored = new Map<string, string>()
  const one = await tab(stored)
  const other = await tab(stored)
  const names: (string | undefined)[] = []
  other.onUser((user) => names.push(user?.name))
  one.setUser(ola)
  await channelDelivered()
  expect([other.currentUser()?.name, other.isMarked()]).toEqual(['Ola', true])
  one.setUser(null)
  await channelDelivered()
  expect([other.currentUser(), other.isMarked(), names]).toEqual([null, false, ['Ola', undefined]])
})

test('AU-09 propagates by storage events in a browser without broadcast channels', async () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const { currentUser } = await tab(new Map())
  dispatchEvent(Object.assign(new Event('storage'), { key: 'theme', newValue: 'dark' }))
  expect(currentUser()).toBe(null)
  dispatchEvent(Object.assign(new Event('storage'), { key: 'user', newValue: JSON.stringify(ola) }))
  expect(currentUser()?.name).toBe('Ola')
  dispatchEvent(Object.assign(new Event('storage'), { key: null, newValue: null }))
  expect(currentUser()).toBe(null)
})

test('AU-09 reads the user again when a page is restored from the back/forward cache', async () => {
  const stored = new Map([['user', JSON.stringify(ola)]])
  const { currentUser } = await tab(stored)
  stored.delete('user')
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(currentUser()).toBe(null)
})

test('keeps the user in memory in a browser without storage', async () => {
  const { setUser, currentUser } = await tab(null)
  setUser(ola)
  expect(currentUser()).toBe(ola)
})

test.each(['{', '"Ola"', '{"name":"Ola"}', 'null', '[]'])('ignores an invalid stored user, %s', async (text) => {
  const { currentUser, isMarked } = await tab(new Map([['user', text]]))
  expect([currentUser(), isMarked()]).toEqual([null, false])
})
