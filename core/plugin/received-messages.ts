import type { Effect, Schema } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { AnyFailure } from '#core/kernel/failure.ts'
import type { Token } from '#core/kernel/token.ts'
import type { ChannelMessage } from './channel-message.ts'

/** Sends one of the channel's messages to the websocket that asked, and to no other. */
export type Reply = (message: ChannelMessage) => Effect.Effect<void>

/** Handles a client's message. It is interrupted when the client cancels it or is gone; a failure becomes a frame `error`. */
export type MessageHandler<Data> = (actor: Actor, data: Data, reply: Reply) => Effect.Effect<void, AnyFailure>

interface ReceivedMessageOptions<Data> {
  /** Anything else is answered with `error/validation`. */
  readonly data: Schema.Codec<Data, unknown>
  /** Number that a websocket may send in a minute; more are answered with `error/too-many-requests`. */
  readonly perMinute: number
  /** Number that a websocket may have running at once; more are answered with `error/too-many-requests`. */
  readonly concurrent?: number
  readonly handler: Token<MessageHandler<Data>>
}

/** Message that clients may send on a channel. */
// biome-ignore lint/suspicious/noExplicitAny: messages of one channel have nothing in common but that they are read from JSON
export type ReceivedMessage = Required<ReceivedMessageOptions<any>>

/** Declares a message that clients may send on a channel, and its handler. */
export const receivedMessage = <Data>({ concurrent = 1, ...options }: ReceivedMessageOptions<Data>): ReceivedMessage => ({
  concurrent,
  ...options,
})
