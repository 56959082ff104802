import type { WebSocket } from 'ws'
import { checkAccess } from '#core/access/access-rule.ts'
import { type Actor, anonymous, type User } from '#core/access/actor.ts'
import type { Channel, ChannelMessage } from '#core/plugin/channels.ts'
import type { Authentication } from './authentication.ts'
import { type ClientFrame, readClientFrame } from './client-frame.ts'
import { encodeFrame } from './encode-frame.ts'
import type { Hub, Listener } from './hub.ts'
import { type ConnectionLimits, clientLimits, closeCodes, type Timing } from './limits.ts'
import { missedMessages, type Rows } from './missed-messages.ts'
import { makeOutboundQueue } from './outbound-queue.ts'
import type { SharedSockets } from './shared-sockets.ts'

/** Dependencies of a websocket session. */
export interface SessionDependencies {
  readonly hub: Hub
  readonly authentication: Authentication
  readonly rows: Rows
  /** Loads the current state of a channel for a new subscriber. */
  readonly initialMessages: (channel: Channel, actor: Actor) => Promise<readonly ChannelMessage[]>
  readonly timing: Timing
  readonly limits: ConnectionLimits
  readonly sockets: SharedSockets
  readonly onSent: (channel: string) => void
}

/** Open websocket, from its first frame to its end (decisions §18). */
export interface WebsocketSession {
  /** Sends a heartbeat; terminates a connection that did not answer the previous one. */
  heartbeat(): void
  /** Returns the session of the signed-in user; `null` for an anonymous client. */
  sessionId(): string | null
  /** Checks the user's token, and requests a new one when it has expired. */
  checkSession(): Promise<void>
  close(code: number): void
}

/** Runs the protocol with one client: authenticates it, sends missed messages or the initial state, then forwards published messages. */
export const startWebsocketSession = (
  socket: WebSocket,
  channel: Channel,
  address: string,
  dependencies: SessionDependencies,
): WebsocketSession => {
  const { hub, authentication, rows, initialMessages, timing, limits, sockets, onSent } = dependencies
  let user: User | null = null
  let jwt: string | null = null
  let started = false
  let renewalPending = false
  let pongReceived = true
  let unsubscribe = () => {}
  let frameCount = 0
  let minute = 0

  const close = (code: number) => socket.close(code)
  const send = (type: string, data: unknown = null) => out.write(encodeFrame({ type, data }))
  const closeForRetry = () => close(closeCodes.tryAgainLater)
  const sendInitialMessages = async () => {
    for (const { type, data } of await initialMessages(channel, user ?? anonymous(address))) send(type, data)
  }
  const resync = async () => {
    send('resync')
    await sendInitialMessages()
  }
  const out = makeOutboundQueue({ socket, onSent: () => onSent(channel.name), onLost: () => void resync().catch(closeForRetry) })

  const start = async (lastId: number | undefined) => {
    started = true
    const account = user?.id ?? null
    const listener: Listener = {
      channel,
      account,
      deliver: out.enqueue,
      send: out.write,
      reportLoss: out.markLost,
    }
    const { ready, remove } = hub.add(listener)
    unsubscribe = remove
    if (socket.readyState !== socket.OPEN) return unsubscribe()
    await Promise.race([ready, rejectAfter(timing.auth)])
    const missed = lastId === undefined ? null : await missedMessages(rows, { channel: channel.name, account, lastId })
    send('ready')
    if (!missed) await (lastId === undefined ? sendInitialMessages() : resync())
    missed?.forEach(out.send)
    out.resume()
  }

  const authenticate = async (frame: Extract<ClientFrame, { type: 'auth' }>) => {
    started = true
    user = 'jwt' in frame ? await authentication.ofBearer(frame.jwt, address) : await authentication.ofTicket(frame.ticket, address)
    jwt = 'jwt' in frame ? frame.jwt : null
    if (!user) return close(closeCodes.unauthenticated)
    if (checkAccess(channel.access, user)) return close(closeCodes.forbidden)
    if (sockets.countOf({ account: user.id }) >= limits.perAccount) return closeForRetry()
    if (socket.readyState === socket.OPEN) socket.on('close', sockets.add({ account: user.id }))
    clearTimeout(authTimer)
    await start(frame.last_id)
  }
  const renewToken = async (frame: Extract<ClientFrame, { type: 'token.refresh' }>) => {
    const next = await authentication.ofBearer(frame.jwt, address)
    if (!user || next?.id !== user.id) return close(closeCodes.unauthenticated)
    clearTimeout(authTimer)
    user = next
    jwt = frame.jwt
    renewalPending = false
    out.resume()
  }
  const resume = async (lastId: number) => {
    const missed = await missedMessages(rows, { channel: channel.name, account: null, lastId })
    if (missed) missed.forEach(out.send)
    else await resync()
  }
  const handleFrame = (frame: ClientFrame) => {
    if (frame.type === 'auth' && !started && channel.access !== 'anyone') return authenticate(frame)
    if (frame.type === 'token.refresh' && user) return renewToken(frame)
    if (frame.type === 'resume' && channel.access === 'anyone') return resume(frame.last_id)
    return close(closeCodes.policyViolation)
  }

  socket.on('message', (data, binary) => {
    const now = Math.floor(Date.now() / 60_000)
    frameCount = now === minute ? frameCount + 1 : 1
    minute = now
    const frame = binary || frameCount > clientLimits.framesPerMinute ? null : readClientFrame(String(data))
    if (!frame) return close(closeCodes.policyViolation)
    Promise.resolve(handleFrame(frame)).catch(closeForRetry)
  })
  socket.on('pong', () => {
    pongReceived = true
  })
  // The library closes the socket after a protocol or network error.
  socket.on('error', () => undefined)
  socket.on('close', () => {
    clearTimeout(authTimer)
    unsubscribe()
  })
  let authTimer = setTimeout(() => close(closeCodes.unauthenticated), timing.auth)
  if (channel.access === 'anyone') {
    clearTimeout(authTimer)
    start(undefined).catch(closeForRetry)
  }

  return {
    close,
    sessionId: () => user?.session ?? null,
    heartbeat: () => {
      if (!pongReceived) return socket.terminate()
      pongReceived = false
      socket.ping()
      send('heartbeat')
    },
    checkSession: async () => {
      if (!user || renewalPending || (jwt !== null && (await authentication.ofBearer(jwt, address).catch(() => user)))) return
      renewalPending = true
      out.pause()
      send('token.refresh')
      clearTimeout(authTimer)
      authTimer = setTimeout(() => close(closeCodes.unauthenticated), timing.renewal)
    },
  }
}

const rejectAfter = (milliseconds: number) =>
  new Promise<never>((_, reject) => setTimeout(reject, milliseconds, new Error('Timeout')).unref())
