import type { WebSocket } from 'ws'
import { clientLimits } from './limits.ts'
import type { OutboundMessage } from './listeners.ts'

/** Maximum number of queued messages while the queue is paused. */
const maxQueued = 500
/** Maximum number of remembered ids of sent messages. */
const maxTrackedIds = 1000

interface Dependencies {
  readonly socket: WebSocket
  readonly onSent: () => void
  /** Called when messages were dropped. */
  readonly onLost: () => void
}

/** Outbound messages of one client: queued until resumed, sent once each; a client that does not read is disconnected. */
export const makeOutboundQueue = ({ socket, onSent, onLost }: Dependencies) => {
  let queued: OutboundMessage[] | null = []
  let lost = false
  // Missed messages and new messages may overlap.
  const sent = new Set<number>()

  const write = (frame: string | Buffer) => {
    if (socket.readyState !== socket.OPEN) return
    // The client requests missed messages after reconnecting.
    if (socket.bufferedAmount > clientLimits.bufferedBytes) return socket.terminate()
    socket.send(frame, { binary: false })
    onSent()
  }
  const send = ({ id, text }: OutboundMessage) => {
    if (sent.has(id)) return
    if (sent.size >= maxTrackedIds) sent.clear()
    sent.add(id)
    write(text)
  }
  return {
    write,
    send,
    /** Sends a frame, or drops it while paused. */
    writeUnlessPaused: (frame: Buffer) => {
      if (!queued) write(frame)
    },
    /** Sends a message, or queues it while paused. */
    enqueue: (message: OutboundMessage) => {
      if (!queued) return send(message)
      if (queued.length >= maxQueued) lost = true
      else queued.push(message)
    },
    /** Records that messages were lost; reported at once, or on resume while paused. */
    markLost: () => {
      if (queued) lost = true
      else onLost()
    },
    /** Queues further messages. */
    pause: () => {
      queued ??= []
    },
    /** Sends the queued messages and stops queueing. */
    resume: () => {
      const waiting = queued ?? []
      queued = null
      waiting.forEach(send)
      if (lost) onLost()
      lost = false
    },
  }
}
