import type { Channel } from '#core/plugin/channels.ts'
import { encodeFrame } from './encode-frame.ts'
import type { MessageBatch, PublishedMessage } from './message-feed.ts'
import { subscribeToMessages } from './subscribe-to-messages.ts'

/** Subscriber of a channel: an open, authenticated websocket. */
export interface Listener {
  readonly channel: Channel
  /** `null` for an anonymous subscriber. */
  readonly account: string | null
  deliver(message: PublishedMessage): void
  /** Sends a frame that only this process sends. */
  send(text: string): void
  /** Reports that an unknown number of messages was missed. */
  reportLoss(): void
}

interface Dependencies {
  readonly url: string
  /** Milliseconds between two polls without a notification, and whether notifications trigger a poll. */
  readonly pollIntervalMs?: number
  readonly useNotifications?: boolean
  readonly onError: (detail: string) => void
}

/** Listeners of this process. The subscription to messages starts with the first listener. */
export const makeHub = ({ url, pollIntervalMs = 2000, useNotifications = true, onError }: Dependencies) => {
  const listenersByChannel = new Map<string, Set<Listener>>()
  let stop: (() => Promise<void>) | null = null
  const firstBatch = Promise.withResolvers<void>()
  const all = () => [...listenersByChannel.values()].flatMap((listeners) => [...listeners])

  const distribute = ({ messages, lost }: MessageBatch) => {
    firstBatch.resolve()
    if (lost) for (const listener of all()) listener.reportLoss()
    for (const message of messages)
      for (const listener of listenersByChannel.get(message.channel) ?? [])
        if (message.account === null || message.account === listener.account) listener.deliver(message)
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
    add: (listener: Listener) => {
      const listeners = listenersByChannel.get(listener.channel.name) ?? new Set()
      listenersByChannel.set(listener.channel.name, listeners.add(listener))
      return { ready: start(), remove: () => void listeners.delete(listener) }
    },
    /** Returns the number of listeners by channel. */
    connectionCounts: () => [...listenersByChannel].map(([channel, listeners]) => [channel, listeners.size] as const),
    close: async () => {
      await stop?.()
    },
  }
}

export type Hub = ReturnType<typeof makeHub>
