import type { ChannelPath } from '#core/plugin/channels.ts'

/** Path of the channel of the signed-in user, on which other plugins publish too. */
export const mainChannelPath: ChannelPath = '/api/v1/main/ws'
