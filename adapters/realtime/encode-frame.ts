import type { ChannelMessage } from '#core/plugin/channels.ts'

/** Encodes a frame that only this process sends: without id, because it is not stored and cannot be requested again. */
export const encodeFrame = ({ type, data }: ChannelMessage): string =>
  JSON.stringify({ type, id: null, ts: new Date().toISOString(), data })
