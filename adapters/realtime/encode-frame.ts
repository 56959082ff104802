import type { ChannelMessage } from '#core/plugin/channel-message.ts'

/**
 * Encodes a frame that only this process sends: without id, because it is not stored and cannot be requested again. `request`: id that the
 * client gave the message that is answered.
 */
export const encodeFrame = ({ type, data }: ChannelMessage, request?: string): string =>
  JSON.stringify({ type, id: null, ts: new Date().toISOString(), request, data })
