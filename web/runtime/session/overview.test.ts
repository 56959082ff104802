import { afterEach, expect, test, vi } from 'vitest'
import type { SessionUser } from '#core/access/session-user.ts'
import type { OverviewClient } from './overview-client.ts'
import { closeFakeBrowser, fakeBrowser } from './testing/fake-browser.ts'

const userOf = (id: string) => ({ id, name: id }) as SessionUser
afterEach(() => {
  vi.doUnmock('./overview-client.ts')
  closeFakeBrowser()
})

/** A page of a fake browser with a client whose callbacks the test calls. */
const page = async () => {
  fakeBrowser(new Map(), () => new Response())
  const followed: { readonly push: Parameters<OverviewClient['follow']>[0]; ended: boolean }[] = []
  const sent: string[] = []
  const client: OverviewClient = {
    follow: (push) => {
      const one = { push, ended: false }
      followed.push(one)
      return {
        send: ({ type }) => sent.push(type) > 0,
        stop: () => {
          one.ended = true
        },
      }
    },
  }
  const loadOverviewClient = vi.fn(async () => client)
  vi.doMock('./overview-client.ts', () => ({ loadOverviewClient }))
  return { ...(await import('./overview.ts')), ...(await import('./current-user.ts')), followed, sent, loadOverviewClient }
}
const loaded = () => new Promise((done) => setTimeout(done))

test('loads no client for visitors, and follows the counters of a user who signs in', async () => {
  const { onOverview, currentOverview, setUser, followed, loadOverviewClient } = await page()
  const seen: unknown[] = []
  onOverview(() => seen.push(currentOverview()))
  await loaded()
  expect(loadOverviewClient).not.toHaveBeenCalled()
  setUser(userOf('a'))
  await loaded()
  followed[0]?.push({ opinions: { new_opinions: 2 } })
  expect([followed.length, seen.at(-1)]).toEqual([1, { opinions: { new_opinions: 2 } }])
})

test('stops following and forgets the counters when the user signs out or changes', async () => {
  const { onOverview, currentOverview, setUser, followed } = await page()
  onOverview(() => undefined)
  setUser(userOf('a'))
  await loaded()
  followed[0]?.push({ opinions: { new_opinions: 2 } })
  setUser(userOf('b'))
  expect([followed[0]?.ended, currentOverview()]).toEqual([true, {}])
  await loaded()
  setUser(null)
  expect([followed.length, followed[1]?.ended]).toEqual([2, true])
})

test('follows nothing when the user signs out while the client is loaded', async () => {
  const { onOverview, setUser, followed } = await page()
  onOverview(() => undefined)
  setUser(userOf('a'))
  setUser(null)
  await loaded()
  expect(followed).toEqual([])
})

test('sends messages on the main channel while it is followed', async () => {
  const { onOverview, setUser, sendPushed, sent } = await page()
  onOverview(() => undefined)
  expect(sendPushed('typing', {})).toBe(false)
  setUser(userOf('a'))
  await loaded()
  expect([sendPushed('typing', {}), sent]).toEqual([true, ['typing']])
})
