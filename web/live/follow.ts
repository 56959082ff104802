/** What comes over a websocket (decisions §18); `id` is `null` where it cannot be asked for again. */
export interface Frame {
  readonly type: string
  readonly id: number | null
  readonly ts: string
  readonly data: unknown
}

/** What is followed, and who is told. */
export interface Following {
  readonly path: `/api/v1/${string}/ws`
  /** A bearer token, a newer one where `fresh`, for a channel that is not for everyone; said in the first frame and never in the address. */
  readonly bearer?: (fresh: boolean) => Promise<string>
  readonly onFrame: (frame: Frame) => void
  /** Asks by a plain request, where no websocket holds. */
  readonly poll: () => void
}

/** Between two tries: from a second to a minute, doubled each time; a little by chance, so that not all come back at once. Milliseconds. */
const shortest = 1000
const longest = 60_000
/** Two heartbeats that did not come: the line is dead. */
const silence = 60_000
/** Between two requests where websockets are blocked, and for how long a page that nobody sees keeps its line. */
const pollEvery = 30_000
const hiddenFor = 60_000
/** Closed so, a line wants a newer token. */
const unauthenticated = 4401

/**
 * Follows a channel for as long as the page is looked at, and again when one comes back to it. What was missed is asked for by the last frame's id.
 * After two failures in a row it polls, and goes on trying. Gives what ends it.
 */
export const follow = ({ path, bearer, onFrame, poll }: Following): (() => void) => {
  let socket: WebSocket | null = null
  let lastId: number | null = null
  let failures = 0
  let away = false
  let refused = false
  let [again, watch, polling, leaving] = [0, 0, 0, 0]
  const timer = (then: () => void, ms: number) => window.setTimeout(then, ms)

  const drop = () => {
    clearTimeout(watch)
    clearTimeout(again)
    if (socket) socket.onmessage = socket.onclose = null
    socket?.close()
    socket = null
  }
  const pollOn = () => {
    if (polling || away) return
    poll()
    polling = window.setInterval(poll, pollEvery)
  }
  const pollOff = () => {
    clearInterval(polling)
    polling = 0
  }
  const lost = () => {
    drop()
    failures++
    if (failures >= 2) pollOn()
    if (!away) again = timer(connect, Math.min(longest, shortest * 2 ** (failures - 1)) * (0.5 + Math.random() / 2))
  }
  const listen = () => {
    clearTimeout(watch)
    watch = timer(lost, silence)
  }
  const say = (frame: object) => socket?.send(JSON.stringify(frame))

  const hear = (frame: Frame) => {
    listen()
    if (frame.id !== null) lastId = frame.id
    if (frame.type === 'heartbeat') return
    if (frame.type === 'token.refresh') return void bearer?.(true).then((jwt) => say({ type: 'token.refresh', jwt }), lost)
    if (frame.type !== 'ready') return onFrame(frame)
    failures = 0
    pollOff()
  }
  const connect = async () => {
    clearTimeout(again)
    if (socket || away) return
    try {
      const jwt = await bearer?.(refused)
      if (socket || away) return
      const opened = new WebSocket(location.origin.replace(/^http/, 'ws') + path)
      socket = opened
      listen()
      opened.onopen = () => jwt && say({ type: 'auth', jwt, ...(lastId !== null && { last_id: lastId }) })
      opened.onmessage = ({ data }) => hear(JSON.parse(data) as Frame)
      opened.onclose = ({ code }) => {
        refused = code === unauthenticated
        lost()
      }
    } catch {
      lost()
    }
  }

  const leave = () => {
    away = true
    pollOff()
    drop()
  }
  const comeBack = () => {
    clearTimeout(leaving)
    away = false
    if (!socket) connect()
    if (failures >= 2) pollOn()
  }
  const look = () => {
    if (!document.hidden) return comeBack()
    clearTimeout(leaving)
    leaving = timer(leave, hiddenFor)
  }
  const ending = new AbortController()
  const { signal } = ending
  // A page with an open line is not kept for going back to.
  addEventListener('pagehide', leave, { signal })
  addEventListener('pageshow', comeBack, { signal })
  addEventListener('online', comeBack, { signal })
  document.addEventListener('visibilitychange', look, { signal })
  look()
  if (document.hidden) connect()
  return () => {
    ending.abort()
    clearTimeout(leaving)
    leave()
  }
}
