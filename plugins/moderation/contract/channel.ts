import type { ChannelPath } from '#core/plugin/channels.ts'

/** Path of the channel that tells every open desk which reviews have changed. */
export const supportChannelPath: ChannelPath = '/api/v1/support/ws'
