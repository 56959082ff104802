import { Option, Schema } from 'effect'
import { jsonDepth } from '#adapters/http/json-depth.ts'
import type { ReceivedMessages } from '#core/plugin/channels.ts'

const lastId = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }))
const credential = Schema.String.check(Schema.isMaxLength(4000))
const requestId = Schema.String.check(Schema.isMaxLength(64))

const ProtocolFrame = Schema.Union([
  /** Authenticates by a bearer token or a ticket; `last_id`: id of the last received message. */
  Schema.Struct({ type: Schema.Literal('auth'), jwt: credential, last_id: Schema.optional(lastId) }),
  Schema.Struct({ type: Schema.Literal('auth'), ticket: credential, last_id: Schema.optional(lastId) }),
  /** Begins as a visitor, where that is allowed. */
  Schema.Struct({ type: Schema.Literal('auth'), last_id: Schema.optional(lastId) }),
  /** Renews the bearer token of the same account. */
  Schema.Struct({ type: Schema.Literal('token.refresh'), jwt: credential }),
  /** Requests missed messages on a public channel. */
  Schema.Struct({ type: Schema.Literal('resume'), last_id: lastId }),
  /** Interrupts the handling of the message with this id. */
  Schema.Struct({ type: Schema.Literal('cancel'), id: requestId }),
])

/** Frame of the protocol itself. */
export type ProtocolFrame = typeof ProtocolFrame.Type

const MessageFrame = Schema.Struct({
  type: Schema.String,
  /** Repeated as `request` by whatever answers the message. */
  id: Schema.optional(requestId),
  data: Schema.Unknown,
})

/** Message that the channel declares; its data are not decoded yet. */
export type MessageFrame = typeof MessageFrame.Type

/** Frame that a client may send. */
export type ClientFrame = { readonly protocol: ProtocolFrame } | { readonly message: MessageFrame }

/** Maximum nesting depth of a frame. */
const maxDepth = 10

const decodeProtocol = Schema.decodeUnknownOption(ProtocolFrame, { onExcessProperty: 'error' })
const decodeMessage = Schema.decodeUnknownOption(MessageFrame, { onExcessProperty: 'error' })

const parse = (bytes: Uint8Array): unknown => {
  if (jsonDepth(bytes) > maxDepth) return null
  try {
    return JSON.parse(String(bytes))
  } catch {
    return null
  }
}

/** Reads a client's frame; `null` when it is malformed or unknown. */
export const readClientFrame = (bytes: Uint8Array, receives: ReceivedMessages): ClientFrame | null => {
  const frame = parse(bytes)
  const message = Option.getOrNull(decodeMessage(frame))
  if (message && Object.hasOwn(receives, message.type)) return { message }
  const protocol = Option.getOrNull(decodeProtocol(frame))
  return protocol && { protocol }
}
