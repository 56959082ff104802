import type { ChannelPath } from '#core/plugin/channels.ts'

/** A message received over a websocket (decisions §18); `id` is `null` when it cannot be requested again. */
export interface RealtimeMessage {
  readonly type: string
  readonly id: number | null
  readonly ts: string
  /** Id of the message of ours that is answered. */
  readonly request?: string
  readonly data: unknown
}

/** Message for the server, as the channel declares it; whatever answers it has its `id` as `request`. */
export interface SentMessage {
  readonly type: string
  readonly id?: string
  readonly data?: unknown
}

/** Channel that is followed. */
export interface FollowedChannel {
  /** Sends a message; returns false, and sends nothing, without a connection. */
  send(message: SentMessage): boolean
  stop(): void
}

export interface FollowChannelOptions {
  readonly path: ChannelPath | `${ChannelPath}?${string}`
  /**
   * Returns a bearer token for a channel that knows users, a new one if `renew`, or `null` for a visitor; sent in the first
   * message, never in the URL.
   */
  readonly bearer?: (renew: boolean) => Promise<string | null>
  readonly onMessage: (message: RealtimeMessage) => void
  /** Fetches the state by an HTTP request, when no websocket connection is possible. */
  readonly poll: () => void
  /** Called with the number of failures in a row: 0 when the connection works; from 2 on the channel polls. */
  readonly onFailures?: (failures: number) => void
}

/** Delay between reconnection attempts: doubles from a second to a minute, with random jitter. Milliseconds. */
const minRetryMs = 1000
const maxRetryMs = 60_000
/** Time of two missed heartbeats, after which the connection counts as dead. Milliseconds. */
const silenceMs = 60_000
/** Polling interval when websockets are blocked, and how long a hidden page keeps its connection. Milliseconds. */
const pollEveryMs = 30_000
const hiddenGraceMs = 60_000
/** Close code that asks for a new token. */
const unauthenticated = 4401

/**
 * Follows a channel while the page is visible. After a reconnection it requests missed messages by the last message
 * id. After two failures in a row it polls and goes on trying to connect.
 */
export const followChannel = ({ path, bearer, onMessage, poll, onFailures }: FollowChannelOptions): FollowedChannel => {
  let socket: WebSocket | null = null
  let lastId: number | undefined
  let failures = 0
  let paused = false
  let tokenExpired = false
  let retryTimer = 0
  let silenceTimer = 0
  let pollTimer = 0
  let pauseTimer = 0
  const timer = (then: () => void, ms: number) => window.setTimeout(then, ms)

  const closeSocket = () => {
    clearTimeout(silenceTimer)
    clearTimeout(retryTimer)
    if (socket) socket.onmessage = socket.onclose = null
    socket?.close()
    socket = null
  }
  const startPolling = () => {
    if (pollTimer || paused) return
    poll()
    pollTimer = window.setInterval(poll, pollEveryMs)
  }
  const stopPolling = () => {
    clearInterval(pollTimer)
    pollTimer = 0
  }
  const onDisconnect = () => {
    closeSocket()
    failures++
    onFailures?.(failures)
    if (failures >= 2) startPolling()
    if (!paused) retryTimer = timer(connect, Math.min(maxRetryMs, minRetryMs * 2 ** (failures - 1)) * (0.5 + Math.random() / 2))
  }
  const resetSilenceTimer = () => {
    clearTimeout(silenceTimer)
    silenceTimer = timer(onDisconnect, silenceMs)
  }
  const send = (message: object) => {
    if (socket?.readyState !== WebSocket.OPEN) return false
    socket.send(JSON.stringify(message))
    return true
  }

  const onSocketMessage = (message: RealtimeMessage) => {
    resetSilenceTimer()
    lastId = message.id ?? lastId
    if (message.type === 'heartbeat') return
    if (message.type === 'token.refresh') return void bearer?.(true).then((jwt) => send({ type: 'token.refresh', jwt }), onDisconnect)
    if (message.type !== 'ready') return onMessage(message)
    failures = 0
    stopPolling()
    onFailures?.(0)
  }
  const connect = async () => {
    clearTimeout(retryTimer)
    if (socket || paused) return
    try {
      const jwt = await bearer?.(tokenExpired)
      if (socket || paused) return
      const opened = new WebSocket(location.origin.replace(/^http/, 'ws') + path)
      socket = opened
      resetSilenceTimer()
      opened.onopen = () => bearer && send({ type: 'auth', jwt: jwt ?? undefined, last_id: lastId })
      opened.onmessage = ({ data }) => onSocketMessage(JSON.parse(data) as RealtimeMessage)
      opened.onclose = ({ code }) => {
        tokenExpired = code === unauthenticated
        onDisconnect()
      }
    } catch {
      onDisconnect()
    }
  }

  const pause = () => {
    paused = true
    stopPolling()
    closeSocket()
  }
  const resume = () => {
    clearTimeout(pauseTimer)
    paused = false
    connect()
    if (failures >= 2) startPolling()
  }
  const onVisibilityChange = () => {
    if (!document.hidden) return resume()
    clearTimeout(pauseTimer)
    pauseTimer = timer(pause, hiddenGraceMs)
  }
  const abort = new AbortController()
  const { signal } = abort
  // Browsers do not put a page with an open connection into the back/forward cache.
  addEventListener('pagehide', pause, { signal })
  addEventListener('pageshow', resume, { signal })
  addEventListener('online', resume, { signal })
  document.addEventListener('visibilitychange', onVisibilityChange, { signal })
  onVisibilityChange()
  if (document.hidden) connect()
  return {
    send,
    stop: () => {
      abort.abort()
      clearTimeout(pauseTimer)
      pause()
    },
  }
}
