import { Effect } from 'effect'
import type { Realtime, RealtimeMessage } from '#core/ports/realtime.ts'
import { makeList } from './recoverable.ts'

/** Creates a publisher that collects messages in `published`, and signals, which no transaction takes back, in `signalled`. */
export const makeRealtime = () => {
  const { items: published, snapshot } = makeList<RealtimeMessage>()
  const signalled: RealtimeMessage[] = []
  return {
    publish: (message) => Effect.sync(() => void published.push(message)),
    signal: (message) => Effect.sync(() => void signalled.push(message)),
    published,
    signalled,
    snapshot,
  } satisfies Realtime & Record<string, unknown>
}
