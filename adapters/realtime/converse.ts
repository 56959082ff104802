import type { WebSocket } from 'ws'
import { type Actor, type User, anonymous } from '#core/access/actor.ts'
import { checkAccess } from '#core/access/doors.ts'
import type { Channel, ChannelMessage } from '#core/plugin/channels.ts'
import { type ClientFrame, readClientFrame } from './client-frame.ts'
import { frameText } from './frame-text.ts'
import type { Hub, Listener } from './hub.ts'
import { missedFrames, type Rows } from './missed-frames.ts'
import { outbound } from './outbound.ts'
import { closing, type Measure, most, type Pace } from './pace.ts'
import type { Subscribers } from './who-listens.ts'

/** What a conversation needs of its surroundings. */
export interface Surroundings {
  readonly hub: Hub
  readonly who: Subscribers
  readonly rows: Rows
  /** How things stand on a channel, for a newcomer. */
  readonly greet: (channel: Channel, actor: Actor) => Promise<readonly ChannelMessage[]>
  readonly pace: Pace
  readonly measure: Measure
  readonly onSent: (channel: string) => void
}

/** An open websocket, from its first frame to its end (decisions §18). */
export interface Conversation {
  /** Says that the line lives; lets go who did not answer the last time. */
  heartbeat(): void
  /** Looks whether the session still lives. */
  look(): Promise<void>
  close(code: number): void
}

/** Speaks with one client: finds out who it is, tells what was missed or how things stand, and from then on what is told. */
export const websocketSession = (socket: WebSocket, channel: Channel, address: string, house: Surroundings): Conversation => {
  const { hub, who, rows, greet, pace, measure, onSent } = house
  let user: User | null = null
  let jwt: string | null = null
  let begun = false
  let doubted = false
  let answered = true
  let leave = () => {}
  let frames = 0
  let minute = 0

  const close = (code: number) => socket.close(code)
  const say = (type: string, data: unknown = null) => out.write(frameText({ type, data }))
  const away = () => close(closing.later)
  const tellAll = async () => {
    for (const { type, data } of await greet(channel, user ?? anonymous(address))) say(type, data)
  }
  const startOver = async () => {
    say('resync')
    await tellAll()
  }
  const out = outbound({ socket, onSent: () => onSent(channel.name), onLost: () => void startOver().catch(away) })

  const begin = async (lastId: number | undefined) => {
    begun = true
    const account = user?.id ?? null
    const listener: Listener = {
      channel,
      account,
      hears: out.pass,
      says: out.write,
      loses: out.lose,
    }
    const { heard, leave: go } = hub.add(listener)
    leave = go
    if (socket.readyState !== socket.OPEN) return leave()
    await Promise.race([heard, late(pace.auth)])
    const missed = lastId === undefined ? null : await missedFrames(rows, { channel: channel.name, account, lastId })
    say('ready')
    if (!missed) await (lastId === undefined ? tellAll() : startOver())
    missed?.forEach(out.send)
    out.open()
  }

  const known = async (said: Extract<ClientFrame, { type: 'auth' }>) => {
    begun = true
    user = 'jwt' in said ? await who.ofBearer(said.jwt, address) : await who.ofTicket(said.ticket, address)
    jwt = 'jwt' in said ? said.jwt : null
    if (!user) return close(closing.unauthenticated)
    if (checkAccess(channel.access, user)) return close(closing.forbidden)
    if (hub.of(user.id) >= measure.perAccount) return away()
    clearTimeout(patience)
    await begin(said.last_id)
  }
  const renewed = async (said: Extract<ClientFrame, { type: 'token.refresh' }>) => {
    const next = await who.ofBearer(said.jwt, address)
    if (!user || next?.id !== user.id) return close(closing.unauthenticated)
    clearTimeout(patience)
    user = next
    jwt = said.jwt
    doubted = false
    out.open()
  }
  const resumed = async (lastId: number) => {
    const missed = await missedFrames(rows, { channel: channel.name, account: null, lastId })
    if (missed) missed.forEach(out.send)
    else await startOver()
  }
  const hear = (said: ClientFrame) => {
    if (said.type === 'auth' && !begun && channel.access !== 'anyone') return known(said)
    if (said.type === 'token.refresh' && user) return renewed(said)
    if (said.type === 'resume' && channel.access === 'anyone') return resumed(said.last_id)
    return close(closing.unknown)
  }

  socket.on('message', (data, binary) => {
    const now = Math.floor(Date.now() / 60_000)
    frames = now === minute ? frames + 1 : 1
    minute = now
    const said = binary || frames > most.framesAMinute ? null : readClientFrame(String(data))
    if (!said) return close(closing.unknown)
    Promise.resolve(hear(said)).catch(away)
  })
  socket.on('pong', () => {
    answered = true
  })
  // Too big, broken or cut: the library closes it.
  socket.on('error', () => undefined)
  socket.on('close', () => {
    clearTimeout(patience)
    leave()
  })
  let patience = setTimeout(() => close(closing.unauthenticated), pace.auth)
  if (channel.access === 'anyone') {
    clearTimeout(patience)
    begin(undefined).catch(away)
  }

  return {
    close,
    heartbeat: () => {
      if (!answered) return socket.terminate()
      answered = false
      socket.ping()
      say('heartbeat')
    },
    look: async () => {
      if (!user || doubted || (jwt !== null && (await who.ofBearer(jwt, address).catch(() => user)))) return
      doubted = true
      out.hold()
      say('token.refresh')
      clearTimeout(patience)
      patience = setTimeout(() => close(closing.unauthenticated), pace.renewal)
    },
  }
}

const late = (milliseconds: number) => new Promise<never>((_, no) => setTimeout(no, milliseconds, new Error('late')).unref())
