import { Exit, Schema } from 'effect'

const lastId = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }))
const credential = Schema.String.check(Schema.isMaxLength(4000))

const ClientFrame = Schema.Union([
  /** Authenticates by a bearer token or a ticket; `last_id`: id of the last received message. */
  Schema.Struct({ type: Schema.Literal('auth'), jwt: credential, last_id: Schema.optional(lastId) }),
  Schema.Struct({ type: Schema.Literal('auth'), ticket: credential, last_id: Schema.optional(lastId) }),
  /** Renews the bearer token of the same account. */
  Schema.Struct({ type: Schema.Literal('token.refresh'), jwt: credential }),
  /** Requests missed messages on a public channel. */
  Schema.Struct({ type: Schema.Literal('resume'), last_id: lastId }),
])

/** Frame that a client may send. */
export type ClientFrame = typeof ClientFrame.Type

const decode = Schema.decodeUnknownExit(ClientFrame)

/** Decodes a client's frame; `null` when it is malformed or unknown. */
export const readClientFrame = (text: string): ClientFrame | null => {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return null
  }
  const exit = decode(parsed, { onExcessProperty: 'error' })
  return Exit.isSuccess(exit) ? exit.value : null
}
