import type { Schema } from 'effect'
import type { AccessRule } from '#core/access/access-rule.ts'
import type { AnyFailure } from '#core/kernel/failure.ts'
import type { Token } from '#core/kernel/token.ts'
import type { AnyUseCase, UseCase } from '#core/kernel/use-case.ts'

/** Message of a channel: its type, and the data that the Schema of that type encodes. */
export interface ChannelMessage {
  readonly type: string
  readonly data: unknown
}

/** Schemas of a channel's messages, by type. */
// biome-ignore lint/suspicious/noExplicitAny: frames of one channel have nothing in common but that they are written as JSON
export type MessageSchemas = Readonly<Record<string, Schema.Codec<any, any>>>

/** Access rule of a channel, which belongs to no single facility. */
export type ChannelAccess = Extract<AccessRule, string>

/** Websocket path with its access rule and messages. */
export interface Channel {
  /** Name by which messages are published: `main` for `/api/v1/main/ws`. */
  readonly name: string
  readonly path: ChannelPath
  readonly frames: MessageSchemas
  readonly access: ChannelAccess
  /** Use-cases whose messages a client gets on connecting, and again after it missed too many: the current state. */
  readonly onConnect: readonly Token<AnyUseCase>[]
  /** Messages that each process sends by itself when the database becomes unavailable and when it is back. */
  readonly outage: { readonly begins: ChannelMessage; readonly ends: ChannelMessage } | null
}

export type ChannelPath = `/api/v1/${string}/ws`

interface ChannelOptions {
  readonly frames: MessageSchemas
  readonly access: ChannelAccess
  readonly onConnect?: Token<UseCase<Readonly<Record<string, never>>, readonly ChannelMessage[], AnyFailure>>
  readonly outage?: Channel['outage']
}

/** Declares a websocket path, or adds messages to it: several plugins may publish on one channel with one access rule. */
export const channel = (path: ChannelPath, { frames, access, onConnect, outage = null }: ChannelOptions): Channel => ({
  name: path.slice('/api/v1/'.length, -'/ws'.length),
  path,
  frames,
  access,
  onConnect: onConnect ? [onConnect as Token<AnyUseCase>] : [],
  outage,
})

/** Declarations of one channel contradict each other; `message` names the channel. */
export class BadChannels extends Error {}

const joined = (one: Channel, more: Channel): Channel => {
  if (one.access !== more.access) throw new BadChannels(`Channel ${one.name} has two access rules: ${one.access} and ${more.access}`)
  const twice = Object.keys(more.frames).find((type) => type in one.frames)
  if (twice) throw new BadChannels(`Two plugins publish ${twice} on channel ${one.name}`)
  return {
    ...one,
    frames: { ...one.frames, ...more.frames },
    onConnect: [...one.onConnect, ...more.onConnect],
    outage: one.outage ?? more.outage,
  }
}

/** Merges the channels of all plugins by name. Fails with `BadChannels` for two access rules, or one message type of two plugins. */
export const channelsOf = (plugins: readonly { readonly channels?: readonly Channel[] }[]): ReadonlyMap<string, Channel> => {
  const channels = new Map<string, Channel>()
  for (const more of plugins.flatMap(({ channels = [] }) => channels)) {
    const one = channels.get(more.name)
    channels.set(more.name, one ? joined(one, more) : more)
  }
  return channels
}
