import type { WebSocket } from 'ws'
import { ExpiredJwt } from '#core/access/access-errors.ts'
import { checkAccess } from '#core/access/access-rule.ts'
import { type Actor, anonymous } from '#core/access/actor.ts'
import type { Token } from '#core/kernel/token.ts'
import type { ChannelMessage } from '#core/plugin/channel-message.ts'
import type { Channel } from '#core/plugin/channels.ts'
import type { Authentication } from './authentication.ts'
import { type ProtocolFrame, readClientFrame } from './client-frame.ts'
import { encodeFrame } from './encode-frame.ts'
import { makeMessageHandling } from './handle-messages.ts'
import type { Hub } from './hub.ts'
import { type ConnectionLimits, clientLimits, closeCodes, type Timing } from './limits.ts'
import { makeMinuteCounts } from './minute-counts.ts'
import { missedMessages, type Rows } from './missed-messages.ts'
import { makeOutboundQueue } from './outbound-queue.ts'
import type { SharedSockets } from './shared-sockets.ts'
import type { SocketProblems } from './socket-problems.ts'
import { type Credential, makeSocketUser } from './socket-user.ts'

/** Dependencies of a websocket session. */
export interface SessionDependencies {
  readonly hub: Hub
  readonly authentication: Authentication
  readonly rows: Rows
  readonly find: <Thing>(token: Token<Thing>) => Thing
  /** Loads the current state of a channel for a new subscriber. */
  readonly initialMessages: (channel: Channel, actor: Actor) => Promise<readonly ChannelMessage[]>
  readonly timing: Timing
  readonly limits: ConnectionLimits
  readonly sockets: SharedSockets
  readonly onSent: (channel: string) => void
}

/** Websocket that was accepted. */
export interface AcceptedSocket {
  readonly socket: WebSocket
  readonly channel: Channel
  /** Network of the client. */
  readonly address: string
  readonly problemOf: SocketProblems
}

/** Open websocket, from its first frame to its end (decisions §18). */
export interface WebsocketSession {
  /** Sends a heartbeat; terminates a connection that did not answer the previous one. */
  heartbeat(frame: Buffer): void
  /** Returns the session of the signed-in user; `null` for an anonymous client. */
  sessionId(): string | null
  /** Checks the user's token, and requests a new one when it has expired. */
  checkSession(): Promise<void>
  close(code: number): void
}

/**
 * Runs the protocol with one client: authenticates it, sends missed messages or the initial state, then forwards published messages and
 * handles those that the client sends.
 */
export const startWebsocketSession = (
  { socket, channel, address, problemOf }: AcceptedSocket,
  { hub, authentication, rows, find, initialMessages, timing, limits, sockets, onSent }: SessionDependencies,
): WebsocketSession => {
  const user = makeSocketUser({ channel, address, authentication })
  const counts = makeMinuteCounts()
  let starting: Promise<void> | null = null
  let renewalPending = false
  let pongReceived = true
  let unsubscribe = () => {}

  const close = (code: number) => {
    messages.cancelAll()
    socket.close(code)
  }
  const send = (type: string, data: unknown = null) => out.write(encodeFrame({ type, data }))
  const closeForRetry = () => close(closeCodes.tryAgainLater)
  const sendInitialMessages = async () => {
    for (const { type, data } of await initialMessages(channel, user.get() ?? anonymous(address))) send(type, data)
  }
  const resync = async () => {
    send('resync')
    await sendInitialMessages()
  }
  const out = makeOutboundQueue({ socket, onSent: () => onSent(channel.name), onLost: () => void resync().catch(closeForRetry) })
  const messages = makeMessageHandling({
    channel,
    find,
    actor: async () => {
      await starting
      if (renewalPending) throw new ExpiredJwt()
      return user.actor()
    },
    write: out.write,
    problemOf,
  })

  const begin = async (lastId: number | undefined) => {
    const account = user.get()?.id ?? null
    const audiences = account === null ? [] : await hub.audiencesOf(channel, account)
    if (socket.readyState !== socket.OPEN) return
    clearTimeout(authTimer)
    const { ready, remove } = hub.add(
      { channel, account, deliver: out.enqueue, send: out.write, signal: out.writeUnlessPaused, reportLoss: out.markLost },
      audiences,
    )
    unsubscribe = remove
    await Promise.race([ready, rejectAfter(timing.auth)])
    const missed = lastId === undefined ? null : await missedMessages(rows, { channel: channel.name, account, audiences, lastId })
    send('ready')
    if (!missed) await (lastId === undefined ? sendInitialMessages() : resync())
    missed?.forEach(out.send)
    out.resume()
  }
  const beginAsVisitor = (lastId?: number) => {
    starting ??= begin(lastId)
    return starting
  }
  const authenticate = async (frame: Credential) => {
    const found = await user.signIn(frame)
    if (!found) return close(closeCodes.unauthenticated)
    if (checkAccess(channel.access, found)) return close(closeCodes.forbidden)
    if (sockets.countOf({ account: found.id }) >= limits.perAccount) return closeForRetry()
    if (socket.readyState === socket.OPEN) socket.on('close', sockets.add({ account: found.id }))
    await begin(frame.last_id)
  }
  const renewToken = async (jwt: string) => {
    if (!(await user.renew(jwt))) return close(closeCodes.unauthenticated)
    clearTimeout(authTimer)
    renewalPending = false
    out.resume()
  }
  const resume = async (lastId: number) => {
    await beginAsVisitor()
    const missed = await missedMessages(rows, { channel: channel.name, account: null, audiences: [], lastId })
    if (missed) missed.forEach(out.send)
    else await resync()
  }
  const isOpen = channel.access === 'anyone'
  const handleProtocol = (frame: ProtocolFrame) => {
    if (frame.type === 'auth' && !starting && channel.knowsUsers) {
      const signsIn = 'jwt' in frame || 'ticket' in frame
      if (!signsIn && isOpen) return beginAsVisitor(frame.last_id)
      if (!signsIn) return close(closeCodes.policyViolation)
      starting = authenticate(frame)
      return starting
    }
    if (frame.type === 'token.refresh' && user.get()) return renewToken(frame.jwt)
    if (frame.type === 'resume' && isOpen && !user.get()) return resume(frame.last_id)
    if (frame.type === 'cancel' && Object.keys(channel.receives).length > 0) return messages.cancel(frame.id)
    return close(closeCodes.policyViolation)
  }

  socket.on('message', (data, binary) => {
    if (socket.readyState !== socket.OPEN) return
    const isFlood = counts.add('all') > clientLimits.allFramesPerMinute
    const frame = binary || isFlood ? null : readClientFrame(data as Buffer, channel.receives)
    if (frame && 'message' in frame && (starting || isOpen)) {
      beginAsVisitor().catch(closeForRetry)
      return messages.receive(frame.message)
    }
    if (!frame || 'message' in frame || counts.add('protocol') > clientLimits.framesPerMinute) return close(closeCodes.policyViolation)
    Promise.resolve(handleProtocol(frame.protocol)).catch(closeForRetry)
  })
  socket.on('pong', () => {
    pongReceived = true
  })
  // The library closes the socket after a protocol or network error.
  socket.on('error', () => undefined)
  socket.on('close', () => {
    clearTimeout(authTimer)
    unsubscribe()
    messages.cancelAll()
  })
  const onSilence = () => (isOpen ? void beginAsVisitor().catch(closeForRetry) : close(closeCodes.unauthenticated))
  let authTimer = setTimeout(onSilence, channel.knowsUsers ? timing.auth : 0)
  if (!channel.knowsUsers) onSilence()

  return {
    close,
    sessionId: () => user.get()?.session ?? null,
    heartbeat: (frame) => {
      if (!pongReceived) return socket.terminate()
      pongReceived = false
      socket.ping()
      out.write(frame)
    },
    checkSession: async () => {
      if (!user.get() || renewalPending || (await user.hasValidToken())) return
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
