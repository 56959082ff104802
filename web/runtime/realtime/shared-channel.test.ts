import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SessionUser } from '#core/access/session-user.ts'
import { closeFakeBrowser, fakeBrowser } from '../session/testing/fake-browser.ts'
import type { FollowChannelOptions, RealtimeMessage } from './follow-channel.ts'
import type { ChannelStatus } from './shared-channel.ts'

const path = '/api/v1/chat/ws'
const followed: { readonly options: FollowChannelOptions; readonly sent: unknown[]; stopped: boolean }[] = []

beforeEach(() => {
  vi.useFakeTimers()
  fakeBrowser(new Map(), () => new Response())
  followed.length = 0
  vi.doMock('../session/session-client.ts', () => ({ bearerForChannel: async (renew: boolean) => `token ${renew}` }))
  vi.doMock('./follow-channel.ts', () => ({
    followChannel: (options: FollowChannelOptions) => {
      const one = { options, sent: [] as unknown[], stopped: false }
      followed.push(one)
      return { send: (message: unknown) => one.sent.push(message) > 0, stop: () => void Object.assign(one, { stopped: true }) }
    },
  }))
})
afterEach(() => {
  vi.doUnmock('./follow-channel.ts')
  vi.doUnmock('../session/session-client.ts')
  vi.useRealTimers()
  closeFakeBrowser()
})

const page = async () => {
  const { joinChannel } = await import('./shared-channel.ts')
  const { setUser } = await import('../session/current-user.ts')
  const join = () => {
    const heard: string[] = []
    const statuses: ChannelStatus[] = []
    const channel = joinChannel(path, {
      onMessage: ({ type }) => heard.push(type),
      poll: () => heard.push('poll'),
      onStatus: (status) => statuses.push(status),
    })
    return { ...channel, heard, statuses }
  }
  return { join, setUser: (id: string | null) => setUser(id === null ? null : ({ id, name: id } as SessionUser)) }
}
const push = (type: string) => followed[0]?.options.onMessage({ type } as RealtimeMessage)

test('all parts of a page share one connection, and hear everything', async () => {
  const { join } = await page()
  const one = join()
  followed[0]?.options.onFailures?.(0)
  const two = join()
  push('message')
  followed[0]?.options.poll()
  expect([followed.length, followed[0]?.options.path]).toEqual([1, `${path}?lang=pl`])
  expect([one.heard, two.heard]).toEqual([
    ['message', 'poll'],
    ['message', 'poll'],
  ])
  expect([one.statuses, two.statuses]).toEqual([['connecting', 'live'], ['live']])
  expect([two.send({ type: 'ask' }), followed[0]?.sent]).toEqual([true, [{ type: 'ask' }]])
})

test('the connection ends when nothing uses it any more, not when the next page uses it at once', async () => {
  const { join } = await page()
  join().leave()
  const next = join()
  await vi.advanceTimersByTimeAsync(5000)
  expect([followed.length, followed[0]?.stopped]).toEqual([1, false])
  next.leave()
  push('late')
  await vi.advanceTimersByTimeAsync(5000)
  expect([next.heard, followed[0]?.stopped]).toEqual([[], true])
  join()
  expect(followed.length).toBe(2)
})

test('visitors connect without a token; after signing in the channel is followed anew', async () => {
  const { join, setUser } = await page()
  const { statuses } = join()
  followed[0]?.options.onFailures?.(0)
  expect(await followed[0]?.options.bearer?.(false)).toBeNull()
  setUser('ola')
  setUser('ola')
  expect([followed.length, followed[0]?.stopped, statuses.at(-1)]).toEqual([2, true, 'connecting'])
  expect(await followed[1]?.options.bearer?.(true)).toBe('token true')
})
