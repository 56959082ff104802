import type { Channel } from '#core/plugin/channels.ts'
import type { Recipient } from '#core/ports/realtime.ts'

/** Message on its way to websockets; its text is encoded once for all of them. */
export interface OutboundMessage {
  readonly id: number
  readonly text: string | Buffer
}

/** Subscriber of a channel: an open, authenticated websocket. */
export interface Listener {
  readonly channel: Channel
  /** `null` for an anonymous subscriber. */
  readonly account: string | null
  deliver(message: OutboundMessage): void
  /** Sends a frame that only this process sends. */
  send(frame: string | Buffer): void
  /** Sends a frame that is worth nothing later; drops it while messages wait. */
  signal(frame: Buffer): void
  /** Reports that an unknown number of messages was missed. */
  reportLoss(): void
}

const none: ReadonlySet<Listener> = new Set()

/** Sets of listeners by key; a key without listeners is removed. */
const makeIndex = () => {
  const sets = new Map<string, Set<Listener>>()
  return {
    keys: () => sets.keys(),
    of: (key: string): ReadonlySet<Listener> => sets.get(key) ?? none,
    add: (key: string, listener: Listener) => void sets.set(key, (sets.get(key) ?? new Set()).add(listener)),
    remove: (key: string, listener: Listener) => {
      const set = sets.get(key)
      if (set?.delete(listener) && set.size === 0) sets.delete(key)
    },
  }
}

/** Creates the listeners of one channel, found by account and by audience without looking at the others. */
export const makeListeners = () => {
  const audiencesOf = new Map<Listener, ReadonlySet<string>>()
  const byAccount = makeIndex()
  const byAudience = makeIndex()

  const setAudiences = (listener: Listener, audiences: readonly string[]) => {
    const before = audiencesOf.get(listener)
    if (!before) return
    const now = new Set(audiences)
    for (const audience of before) if (!now.has(audience)) byAudience.remove(audience, listener)
    for (const audience of now) if (!before.has(audience)) byAudience.add(audience, listener)
    audiencesOf.set(listener, now)
  }
  return {
    all: (): Iterable<Listener> => audiencesOf.keys(),
    count: () => audiencesOf.size,
    /** Returns the accounts that are connected. */
    accounts: () => [...byAccount.keys()],
    to: (recipient: Recipient): Iterable<Listener> => {
      if (recipient === null) return audiencesOf.keys()
      return typeof recipient === 'string' ? byAccount.of(recipient) : byAudience.of(recipient.audience)
    },
    add: (listener: Listener, audiences: readonly string[] = []) => {
      audiencesOf.set(listener, new Set())
      if (listener.account !== null) byAccount.add(listener.account, listener)
      setAudiences(listener, audiences)
    },
    remove: (listener: Listener) => {
      setAudiences(listener, [])
      if (listener.account !== null) byAccount.remove(listener.account, listener)
      audiencesOf.delete(listener)
    },
    /** Replaces the audiences of an account's listeners. */
    setAudiencesOf: (account: string, audiences: readonly string[]) => {
      for (const listener of byAccount.of(account)) setAudiences(listener, audiences)
    },
  }
}

export type Listeners = ReturnType<typeof makeListeners>
