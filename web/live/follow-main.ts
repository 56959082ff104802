import { type Frame, follow } from './follow.ts'

/** Who follows, and what is done with what comes. */
interface Following {
  /** A bearer token, a newer one where `fresh`; a rejection is tried again later. */
  readonly bearer: (fresh: boolean) => Promise<string>
  /** `overview.updated` comes first and whenever a counter changes, over the websocket or, where none holds, every half a minute. */
  readonly onFrame: (frame: Frame) => void
}

/** Follows what is told to the one who has signed in; gives what ends it, for signing out. */
export const followMain = ({ bearer, onFrame }: Following): (() => void) => {
  const ask = async (fresh: boolean) => fetch('/api/v1/overview', { headers: { authorization: `Bearer ${await bearer(fresh)}` } })
  const poll = async () => {
    const first = await ask(false)
    const answer = first.status === 401 ? await ask(true) : first
    if (answer.ok) onFrame({ type: 'overview.updated', id: null, ts: new Date().toISOString(), data: await answer.json() })
  }
  // What does not come now comes with the next one.
  return follow({ path: '/api/v1/main/ws', bearer, onFrame, poll: () => void poll().catch(() => undefined) })
}
