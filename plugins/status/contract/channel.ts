import type { ChannelPath } from '#core/plugin/channels.ts'

/** Path of the channel that pushes the status of the service to every open page. */
export const statusChannelPath: ChannelPath = '/api/v1/status/ws'
