/** Message of a channel: its type, and the data that the Schema of that type encodes. */
export interface ChannelMessage {
  readonly type: string
  readonly data: unknown
}
