import type { WebSocket } from 'ws'
import type { ToldFrame } from './frame-feed.ts'
import { most } from './pace.ts'

/** So many frames are held for one who may not hear them yet. */
const mostHeld = 500
/** So many that went out are remembered. */
const remembered = 1000

interface Dependencies {
  readonly socket: WebSocket
  readonly onSent: () => void
  /** More was to be held than is. */
  readonly onLost: () => void
}

/** The way out to one client: frames are held until it is opened, each goes out once, and who does not read is let go. */
export const outbound = ({ socket, onSent, onLost }: Dependencies) => {
  let held: ToldFrame[] | null = []
  let lost = false
  // What was missed and what is told just now may be the same.
  const sent = new Set<number>()

  const write = (text: string) => {
    if (socket.readyState !== socket.OPEN) return
    // What was missed is asked for again by who comes back.
    if (socket.bufferedAmount > most.waiting) return socket.terminate()
    socket.send(text)
    onSent()
  }
  const send = ({ id, text }: ToldFrame) => {
    if (sent.has(id)) return
    if (sent.size >= remembered) sent.clear()
    sent.add(id)
    write(text)
  }
  return {
    write,
    send,
    /** Sends a frame, or holds it where none may go out. */
    pass: (frame: ToldFrame) => {
      if (!held) return send(frame)
      if (held.length >= mostHeld) lost = true
      else held.push(frame)
    },
    /** Nobody can say what was missed: who may hear is told so at once, the others once they may. */
    lose: () => {
      if (held) lost = true
      else onLost()
    },
    /** From now on frames wait. */
    hold: () => {
      held ??= []
    },
    /** Sends what waits; from now on frames go out as they come. */
    open: () => {
      const waiting = held ?? []
      held = null
      waiting.forEach(send)
      if (lost) onLost()
      lost = false
    },
  }
}
