import { useCallback, useEffect, useRef, useState } from 'react'
import type { ChannelPath } from '#core/plugin/channels.ts'
import type { RealtimeMessage, SentMessage } from '#web/runtime/realtime/follow-channel.ts'
import { type ChannelStatus, joinChannel } from '#web/runtime/realtime/shared-channel.ts'

interface ChannelOptions {
  /** Called with each message, `resync` among them: an unknown number was missed, so that the state must be fetched again. */
  readonly onMessage: (message: RealtimeMessage) => unknown
  /** Called every 30 seconds while no websocket connection is possible, to fetch the state. */
  readonly poll: () => unknown
}

/** Channel as a component uses it. */
interface UsedChannel {
  readonly status: ChannelStatus
  /** Sends a message that the channel declares; returns false without a connection. */
  send(message: SentMessage): boolean
}

/** Uses a channel other than the main one (`usePushedMessage`) while the component is shown; all of a tab share one websocket. */
export const useChannel = (path: ChannelPath, { onMessage, poll }: ChannelOptions): UsedChannel => {
  const [status, setStatus] = useState<ChannelStatus>('connecting')
  const joined = useRef<ReturnType<typeof joinChannel>>(null)
  const newest = useRef({ onMessage, poll })
  useEffect(() => {
    newest.current = { onMessage, poll }
  })
  useEffect(() => {
    const channel = joinChannel(path, {
      onMessage: (message) => newest.current.onMessage(message),
      poll: () => newest.current.poll(),
      onStatus: setStatus,
    })
    joined.current = channel
    return channel.leave
  }, [path])
  const send = useCallback((message: SentMessage) => joined.current?.send(message) ?? false, [])
  return { status, send }
}
