import { Effect } from 'effect'
import { type Actor, anonymous } from '#core/access/actor.ts'
import type { Identity } from '#core/access/identity.port.ts'
import type { Token } from '#core/kernel/token.ts'
import type { Channel, ChannelMessage } from '#core/plugin/channels.ts'
import { RealtimeTickets } from '#core/ports/live-tickets.ts'
import { counter, type Metrics } from '#core/ports/metrics.ts'
import { makeHub } from './hub.ts'
import { type LiveDoor, makeLiveDoor } from './live-door.ts'
import type { Rows } from './missed-frames.ts'
import { type Measure, type Pace, usualMeasure, usualPace } from './pace.ts'
import { sharedRead } from './shared-read.ts'
import { whoListens } from './who-listens.ts'

/** Frames that went out over websockets. */
export const framesSent = counter('live_frames_total', 'Frames that went out over websockets.', ['channel'])

/** What the live channel is made of. */
export interface RealtimeNeeds {
  readonly url: string
  readonly channels: ReadonlyMap<string, Channel>
  readonly find: <Thing>(token: Token<Thing>) => Thing
  readonly identity: () => Identity | null
  readonly rows: Rows
  readonly metrics: () => Metrics
  readonly onError: (detail: string) => void
  /** Milliseconds between two looks when nobody wakes it, and whether notifications do. */
  readonly every?: number
  readonly listens?: boolean
}

/** How a door differs from the usual. */
interface Manner {
  readonly publicUrl: string
  readonly pace?: Partial<Pace>
  readonly measure?: Partial<Measure>
}

/** The websockets of this process: one hub, and a door for each HTTP server. */
export const makeRealtime = ({ channels, find, identity, rows, metrics, ...hearing }: RealtimeNeeds) => {
  const hub = makeHub(hearing)
  const greetingOf = async (channel: Channel, actor: Actor): Promise<readonly ChannelMessage[]> => {
    const said: ChannelMessage[] = []
    for (const token of channel.onConnect) said.push(...((await Effect.runPromise(find(token)(actor, {}))) as readonly ChannelMessage[]))
    return said
  }
  // What is for everyone is the same for all.
  const shared = new Map(
    [...channels.values()].flatMap((channel) =>
      channel.access === 'anyone' ? [[channel.name, sharedRead(() => greetingOf(channel, anonymous('unknown')))] as const] : [],
    ),
  )
  const greet = (channel: Channel, actor: Actor) => shared.get(channel.name)?.() ?? greetingOf(channel, actor)
  return {
    door: ({ publicUrl, pace, measure }: Manner): LiveDoor =>
      makeLiveDoor({
        channels,
        publicUrl,
        hub,
        rows,
        greet,
        who: whoListens(identity(), find(RealtimeTickets)),
        pace: { ...usualPace, ...pace },
        measure: { ...usualMeasure, ...measure },
        onSent: (channel) => metrics().count(framesSent, { channel }),
      }),
    /** Open websockets by channel. */
    figures: hub.figures,
    close: hub.close,
  }
}
