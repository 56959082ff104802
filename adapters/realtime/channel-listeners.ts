import type { Channel } from '#core/plugin/channels.ts'
import { type Listener, makeListeners } from './listeners.ts'
import type { PublishedMessage } from './message-feed.ts'
import type { ReadAudiences } from './read-audiences.ts'
import type { Signal } from './signal.ts'

/** Age of audiences from which on nothing is delivered to them: a former member receives nothing after five seconds. Milliseconds. */
const maxAudienceAgeMs = 5000

/** Listeners of one channel, and the delivery of its messages to those whom they are for. */
export const makeChannelListeners = (channel: Channel, readAudiences: ReadAudiences) => {
  const { to, accounts, setAudiencesOf, ...listeners } = makeListeners()
  let renewedAt = performance.now()
  let renewing = false
  let withheld = false

  const recipientsOf = (recipient: Signal['to']): Iterable<Listener> => {
    if (recipient === null || typeof recipient === 'string' || performance.now() - renewedAt < maxAudienceAgeMs) return to(recipient)
    withheld = true
    return []
  }
  return {
    ...listeners,
    deliver: ({ id, account, audience, text }: PublishedMessage) => {
      const message = { id, text: Buffer.from(text) }
      for (const listener of recipientsOf(audience === null ? account : { audience })) listener.deliver(message)
    },
    signal: ({ to: recipient, frame }: Signal) => {
      for (const listener of recipientsOf(recipient)) listener.signal(frame)
    },
    /** Reads the audiences of all connected accounts. While that fails, those known are used for some seconds. */
    renewAudiences: async () => {
      if (channel.audiences.length === 0 || renewing) return
      renewing = true
      const startedAt = performance.now()
      const connected = accounts()
      try {
        const audiences = connected.length === 0 ? new Map<string, readonly string[]>() : await readAudiences(channel, connected)
        for (const account of connected) setAudiencesOf(account, audiences.get(account) ?? [])
        renewedAt = startedAt
        if (withheld) for (const listener of listeners.all()) listener.reportLoss()
        withheld = false
      } finally {
        renewing = false
      }
    },
  }
}
