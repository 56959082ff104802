import { Effect } from 'effect'
import type { Realtime, RealtimeMessage } from '#core/ports/realtime.ts'
import { makeList } from './recoverable.ts'

/** Creates a publisher that collects messages in `published`. */
export const makeRealtime = () => {
  const { items: published, snapshot } = makeList<RealtimeMessage>()
  return { publish: (message) => Effect.sync(() => void published.push(message)), published, snapshot } satisfies Realtime &
    Record<string, unknown>
}
