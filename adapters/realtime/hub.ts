import type { Channel } from '#core/plugin/channels.ts'
import type { Heard, ToldFrame } from './frame-feed.ts'
import { subscribeToMessages } from './hear-frames.ts'
import { frameText } from './frame-text.ts'

/** One who listens: an open websocket that is known. */
export interface Listener {
  readonly channel: Channel
  /** `null` where nobody has signed in. */
  readonly account: string | null
  hears(frame: ToldFrame): void
  /** Said by this process alone. */
  says(text: string): void
  /** Nobody can say what it has missed. */
  loses(): void
}

interface Dependencies {
  readonly url: string
  /** Milliseconds between two looks when nobody wakes it, and whether notifications do. */
  readonly every?: number
  readonly listens?: boolean
  readonly onError: (detail: string) => void
}

/** The listeners of this process. It begins to hear with the first of them: a process without any costs nothing. */
export const makeHub = ({ url, every = 2000, listens = true, onError }: Dependencies) => {
  const everyone = new Map<string, Set<Listener>>()
  let end: (() => Promise<void>) | null = null
  const heard = Promise.withResolvers<void>()
  const all = () => [...everyone.values()].flatMap((listeners) => [...listeners])

  const hear = ({ frames, lost }: Heard) => {
    heard.resolve()
    if (lost) for (const listener of all()) listener.loses()
    for (const frame of frames)
      for (const listener of everyone.get(frame.channel) ?? [])
        if (frame.account === null || frame.account === listener.account) listener.hears(frame)
  }
  const tellOutage = (moment: 'begins' | 'ends') => {
    for (const listener of all()) {
      const said = listener.channel.outage?.[moment]
      if (said) listener.says(frameText(said))
    }
  }
  const begin = () => {
    end ??= subscribeToMessages({
      url,
      every,
      listens,
      hear,
      onAway: (detail) => {
        onError(detail)
        tellOutage('begins')
      },
      onBack: () => tellOutage('ends'),
    })
    return heard.promise
  }
  return {
    /** Adds a listener, who hears all that is told from now on; gives when that is so, and what takes it away. */
    add: (listener: Listener) => {
      const listeners = everyone.get(listener.channel.name) ?? new Set()
      everyone.set(listener.channel.name, listeners.add(listener))
      return { heard: begin(), leave: () => void listeners.delete(listener) }
    },
    /** Listeners by channel. */
    figures: () => [...everyone].map(([channel, listeners]) => [channel, listeners.size] as const),
    /** Listeners of an account. */
    of: (account: string) => all().filter((listener) => listener.account === account).length,
    close: async () => {
      await end?.()
    },
  }
}

export type Hub = ReturnType<typeof makeHub>
