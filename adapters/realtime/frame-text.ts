import type { ChannelMessage } from '#core/plugin/channels.ts'

/** A frame that this process says by itself: it has no id, since nobody can ask for it again. */
export const frameText = ({ type, data }: ChannelMessage): string => JSON.stringify({ type, id: null, ts: new Date().toISOString(), data })
