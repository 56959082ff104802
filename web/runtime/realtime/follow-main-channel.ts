import { type RealtimeMessage, followChannel } from './follow-channel.ts'

interface FollowMainChannelOptions {
  /** Returns a bearer token, a new one if `renew`; after a rejection it is called again later. */
  readonly bearer: (renew: boolean) => Promise<string>
  /** Receives `overview.updated` first and after each change of a counter; without a websocket every 30 seconds. */
  readonly onMessage: (message: RealtimeMessage) => void
}

/** Follows the main channel of the signed-in user; returns a function that stops following, for signing out. */
export const followMainChannel = ({ bearer, onMessage }: FollowMainChannelOptions): (() => void) => {
  const requestOverview = async (renew: boolean) =>
    fetch('/api/v1/overview', { headers: { authorization: `Bearer ${await bearer(renew)}` } })
  const poll = async () => {
    const first = await requestOverview(false)
    const answer = first.status === 401 ? await requestOverview(true) : first
    if (answer.ok) onMessage({ type: 'overview.updated', id: null, ts: new Date().toISOString(), data: await answer.json() })
  }
  // A failed poll is ignored: the next one returns the same state.
  return followChannel({ path: '/api/v1/main/ws', bearer, onMessage, poll: () => void poll().catch(() => undefined) })
}
