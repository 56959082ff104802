import { Effect } from 'effect'
import { type IsTrustedProxy, loopbackProxies } from '#adapters/http/client-address.ts'
import { type Actor, anonymous } from '#core/access/actor.ts'
import type { Identity } from '#core/access/identity.port.ts'
import type { Token } from '#core/kernel/token.ts'
import type { ChannelMessage } from '#core/plugin/channel-message.ts'
import type { Channel } from '#core/plugin/channels.ts'
import { counter, type Metrics } from '#core/ports/metrics.ts'
import { RealtimeTickets } from '#core/ports/realtime-tickets.ts'
import { Translator } from '#core/ports/translator.ts'
import { makeAuthentication } from './authentication.ts'
import { makeHub } from './hub.ts'
import { type ConnectionLimits, defaultLimits, defaultTiming, type Timing } from './limits.ts'
import type { Rows } from './missed-messages.ts'
import { makeReadAudiences } from './read-audiences.ts'
import { makeRealtimeServer, type RealtimeServer } from './realtime-server.ts'
import { sharedRead } from './shared-read.ts'
import { makeSharedSockets } from './shared-sockets.ts'
import { makeSocketProblems } from './socket-problems.ts'

/** Counter of the frames that were sent over websockets. */
export const framesSent = counter('live_frames_total', 'Frames sent over websockets.', ['channel'])

/** Dependencies of the realtime channels. */
export interface RealtimeDependencies {
  readonly url: string
  readonly channels: ReadonlyMap<string, Channel>
  readonly find: <Thing>(token: Token<Thing>) => Thing
  readonly identity: () => Identity | null
  readonly rows: Rows
  readonly metrics: () => Metrics
  readonly onError: (detail: string) => void
  /** Receives bugs of the handlers of clients' messages. */
  readonly onUnexpectedError: (error: unknown, requestId: string) => void
  /** Milliseconds between two polls without a notification, and whether notifications trigger a poll. */
  readonly pollIntervalMs?: number
  readonly useNotifications?: boolean
}

/** Options of a realtime server; missing ones have defaults. */
interface ServerOptions {
  readonly publicUrl: string
  readonly isTrustedProxy?: IsTrustedProxy
  readonly timing?: Partial<Timing>
  readonly limits?: Partial<ConnectionLimits>
}

/** Websockets of this process: one hub, and a realtime server for each HTTP server. */
export const makeRealtime = ({ channels, find, identity, rows, metrics, onUnexpectedError, ...subscription }: RealtimeDependencies) => {
  const hub = makeHub({ ...subscription, readAudiences: makeReadAudiences(find) })
  const sockets = makeSharedSockets()
  const loadInitialMessages = async (channel: Channel, actor: Actor): Promise<readonly ChannelMessage[]> => {
    const messages: ChannelMessage[] = []
    for (const token of channel.onConnect)
      messages.push(...((await Effect.runPromise(find(token)(actor, {}))) as readonly ChannelMessage[]))
    return messages
  }
  // The initial messages of a public channel are the same for all subscribers.
  const shared = new Map(
    [...channels.values()].flatMap((channel) =>
      channel.knowsUsers ? [] : [[channel.name, sharedRead(() => loadInitialMessages(channel, anonymous('unknown')))] as const],
    ),
  )
  const initialMessages = (channel: Channel, actor: Actor) => shared.get(channel.name)?.() ?? loadInitialMessages(channel, actor)
  return {
    createServer: ({ publicUrl, isTrustedProxy = loopbackProxies, timing, limits }: ServerOptions): RealtimeServer =>
      makeRealtimeServer({
        channels,
        publicUrl,
        isTrustedProxy,
        problemsOf: (request) => makeSocketProblems({ translator: find(Translator), onUnexpectedError }, request),
        find,
        hub,
        rows,
        initialMessages,
        authentication: makeAuthentication(identity(), find(RealtimeTickets)),
        timing: { ...defaultTiming, ...timing },
        limits: { ...defaultLimits, ...limits },
        sockets,
        onSent: (channel) => metrics().count(framesSent, { channel }),
      }),
    /** Returns the number of open websockets by channel. */
    connectionCounts: hub.connectionCounts,
    /** Numbers of websockets, exchanged with the other processes. */
    sockets,
    close: hub.close,
  }
}
