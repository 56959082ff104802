import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { User } from '#core/access/actor.ts'
import { channel } from '#core/plugin/channels.ts'
import { makeSocketUser } from './socket-user.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const ola: User = { kind: 'user', id: 'ola', type: 'support', perms: {}, session: 's', address: 'a' }

const setUp = () => {
  const authentication = {
    ofBearer: vi.fn(async (jwt: string): Promise<User | null> => (jwt === 'ola' ? ola : null)),
    ofTicket: async () => ola,
    activeSessions: async () => new Set<string>(),
  }
  const user = makeSocketUser({ channel: channel('/api/v1/desk/ws', { frames: {}, access: 'support' }), address: 'a', authentication })
  return { user, authentication }
}

test('permissions are read again before a message, at most every three seconds', async () => {
  const { user, authentication } = setUp()
  await user.signIn({ type: 'auth', jwt: 'ola' })
  vi.advanceTimersByTime(3000)
  expect([await user.actor(), authentication.ofBearer.mock.calls.length]).toEqual([ola, 1])
  vi.advanceTimersByTime(1)
  authentication.ofBearer.mockResolvedValueOnce({ ...ola, type: 'user' })
  await expect(user.actor()).rejects.toMatchObject({ _tag: 'InsufficientPermissions' })
  vi.advanceTimersByTime(3001)
  authentication.ofBearer.mockResolvedValueOnce(null)
  await expect(user.actor()).rejects.toMatchObject({ _tag: 'ExpiredJwt' })
})

test('a newer token must be of the same account', async () => {
  const { user, authentication } = setUp()
  await user.signIn({ type: 'auth', ticket: 't' })
  expect([await user.hasValidToken(), await user.renew('other'), await user.renew('ola'), await user.hasValidToken()]).toEqual([
    false,
    false,
    true,
    true,
  ])
  authentication.ofBearer.mockResolvedValueOnce({ ...ola, id: 'jan' })
  expect(await user.renew('jan')).toBe(false)
  authentication.ofBearer.mockRejectedValueOnce(new Error('away'))
  expect(await user.hasValidToken()).toBe(true)
})

test('a client that did not sign in is a visitor of its network', async () => {
  expect(await setUp().user.actor()).toEqual({ kind: 'visitor', address: 'a' })
})
