import { Option, Schema } from 'effect'
import { encodeFrame } from './encode-frame.ts'

const Notified = Schema.fromJsonString(
  Schema.Struct({
    channel: Schema.String,
    to: Schema.NullOr(Schema.Union([Schema.String, Schema.Struct({ audience: Schema.String })])),
    type: Schema.String,
    data: Schema.Unknown,
  }),
)
const decode = Schema.decodeUnknownOption(Notified)

/** Signal of any process, ready to be sent. */
export interface Signal extends Pick<typeof Notified.Type, 'channel' | 'to'> {
  readonly frame: Buffer
}

/** Reads the payload of a notification; `null` when it is no signal. */
export const readSignal = (payload: string): Signal | null => {
  const read = decode(payload)
  if (Option.isNone(read)) return null
  const { channel, to, ...message } = read.value
  return { channel, to, frame: Buffer.from(encodeFrame(message)) }
}
