import type { Schema } from 'effect'
import type { AccessRule } from '#core/access/doors.ts'
import type { AnyFailure } from '#core/kernel/failure.ts'
import type { Token } from '#core/kernel/token.ts'
import type { AnyUseCase, UseCase } from '#core/kernel/use-case.ts'
import type { Plugin } from './define-plugin.ts'

/** What is said on a channel: its type, and what the Schema of that type writes. */
export interface ChannelMessage {
  readonly type: string
  readonly data: unknown
}

/** Frames by type; each Schema writes the frame's data. */
// biome-ignore lint/suspicious/noExplicitAny: frames of one channel have nothing in common but that they are written as JSON
export type MessageSchemas = Readonly<Record<string, Schema.Codec<any, any>>>

/** Who may listen; a channel is about no single facility. */
export type ChannelAccess = Extract<AccessRule, string>

/** A websocket path, who may listen there and what is said. */
export interface Channel {
  /** The word by which frames are told: `main` of `/api/v1/main/ws`. */
  readonly name: string
  readonly path: ChannelPath
  readonly frames: MessageSchemas
  readonly access: ChannelAccess
  /** What a newcomer is told first, and whoever missed too much: how things stand. */
  readonly onConnect: readonly Token<AnyUseCase>[]
  /** What each process says by itself when the database goes away, and when it is back. */
  readonly outage: { readonly begins: ChannelMessage; readonly ends: ChannelMessage } | null
}

export type ChannelPath = `/api/v1/${string}/ws`

interface ChannelOptions {
  readonly frames: MessageSchemas
  readonly access: ChannelAccess
  readonly onConnect?: Token<UseCase<Readonly<Record<string, never>>, readonly ChannelMessage[], AnyFailure>>
  readonly outage?: Channel['outage']
}

/** Declares a websocket path, or adds frames to one: several plugins may speak on one channel, behind one door. */
export const channel = (path: ChannelPath, { frames, access: may, onConnect: greets, outage = null }: ChannelOptions): Channel => ({
  name: path.slice('/api/v1/'.length, -'/ws'.length),
  path,
  frames,
  access: may,
  onConnect: greets ? [greets as Token<AnyUseCase>] : [],
  outage,
})

/** The channels cannot be joined; `message` names the channel. */
export class BadChannels extends Error {}

const joined = (one: Channel, more: Channel): Channel => {
  if (one.access !== more.access) throw new BadChannels(`Channel ${one.name} has two doors: ${one.access} and ${more.access}`)
  const twice = Object.keys(more.frames).find((type) => type in one.frames)
  if (twice) throw new BadChannels(`Two plugins say ${twice} on channel ${one.name}`)
  return {
    ...one,
    frames: { ...one.frames, ...more.frames },
    onConnect: [...one.onConnect, ...more.onConnect],
    outage: one.outage ?? more.outage,
  }
}

/** The channels of all plugins by name. One with two doors, and a frame that two plugins say, are refused. */
export const channelsOf = (plugins: readonly Plugin[]): ReadonlyMap<string, Channel> => {
  const channels = new Map<string, Channel>()
  for (const more of plugins.flatMap(({ channels = [] }) => channels)) {
    const one = channels.get(more.name)
    channels.set(more.name, one ? joined(one, more) : more)
  }
  return channels
}
