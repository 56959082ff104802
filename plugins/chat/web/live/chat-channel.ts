import { followChannel } from '#web/runtime/realtime/follow-channel.ts'
import { loadSessionClient } from '#web/runtime/session/session-client.ts'

type Frame = { readonly type: string; readonly data: unknown }

const listeners = new Set<(frame: Frame) => void>()
let stop: (() => void) | null = null
const tell = (frame: Frame) => {
  for (const listener of listeners) listener(frame)
}

/** Follows the channel of messages while something listens. */
export const onChat = (listener: (frame: Frame) => void): (() => void) => {
  listeners.add(listener)
  stop ??= followChannel({
    path: '/api/v1/chat/ws',
    bearer: async (renew) => {
      const session = await loadSessionClient()
      if (!session) throw new Error('No plugin manages accounts')
      return session.bearerToken(renew)
    },
    onMessage: tell,
    poll: () => tell({ type: 'resync', data: null }),
  })
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stop?.()
    stop = null
  }
}
