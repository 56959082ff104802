import type { Channel } from '#core/plugin/channels.ts'
import { makeChannelListeners } from './channel-listeners.ts'
import { encodeFrame } from './encode-frame.ts'
import type { Listener } from './listeners.ts'
import type { MessageBatch } from './message-feed.ts'
import type { ReadAudiences } from './read-audiences.ts'
import { readSignal } from './signal.ts'
import { subscribeToMessages } from './subscribe-to-messages.ts'

interface Dependencies {
  readonly url: string
  /** Milliseconds between two polls without a notification, and whether notifications trigger a poll. */
  readonly pollIntervalMs?: number
  readonly useNotifications?: boolean
  readonly readAudiences?: ReadAudiences
  readonly onError: (detail: string) => void
}

const noAudiences: ReadAudiences = async () => new Map()

/** Listeners of this process. The subscription to messages starts with the first listener. */
export const makeHub = ({ url, pollIntervalMs = 2000, useNotifications = true, readAudiences = noAudiences, onError }: Dependencies) => {
  const channels = new Map<string, ReturnType<typeof makeChannelListeners>>()
  let stop: (() => Promise<void>) | null = null
  const firstBatch = Promise.withResolvers<void>()
  const all = () => [...channels.values()].flatMap((listeners) => [...listeners.all()])
  const listenersOf = (channel: Channel) => {
    const listeners = channels.get(channel.name) ?? makeChannelListeners(channel, readAudiences)
    channels.set(channel.name, listeners)
    return listeners
  }

  const distribute = ({ messages, lost }: MessageBatch) => {
    firstBatch.resolve()
    if (lost) for (const listener of all()) listener.reportLoss()
    for (const message of messages) channels.get(message.channel)?.deliver(message)
  }
  const sendOutage = (moment: 'begins' | 'ends') => {
    for (const listener of all()) {
      const message = listener.channel.outage?.[moment]
      if (message) listener.send(encodeFrame(message))
    }
  }
  const start = () => {
    stop ??= subscribeToMessages({
      url,
      pollIntervalMs,
      useNotifications,
      onMessages: distribute,
      onSignal: (payload) => {
        const signal = readSignal(payload)
        if (signal) channels.get(signal.channel)?.signal(signal)
      },
      onOutage: (detail) => {
        onError(detail)
        sendOutage('begins')
      },
      onRecovery: () => sendOutage('ends'),
    })
    return firstBatch.promise
  }
  return {
    /** Adds a listener; `ready` resolves when it receives all messages from then on, `remove` removes it. */
    add: (listener: Listener, audiences: readonly string[] = []) => {
      const listeners = listenersOf(listener.channel)
      listeners.add(listener, audiences)
      return { ready: start(), remove: () => listeners.remove(listener) }
    },
    /** Reads the audiences of an account. */
    audiencesOf: async (channel: Channel, account: string): Promise<readonly string[]> =>
      channel.audiences.length === 0 ? [] : ((await readAudiences(channel, [account])).get(account) ?? []),
    /** Reads the audiences of all connected accounts again. */
    renewAudiences: async () => {
      await Promise.all([...channels.values()].map((listeners) => listeners.renewAudiences()))
    },
    /** Returns the number of listeners by channel. */
    connectionCounts: () => [...channels].map(([channel, listeners]) => [channel, listeners.count()] as const),
    close: async () => {
      await stop?.()
    },
  }
}

export type Hub = ReturnType<typeof makeHub>
