import type { Schema } from 'effect'
import type { Door } from '#core/access/doors.ts'
import type { AnyFailure } from '#core/kernel/failure.ts'
import type { Token } from '#core/kernel/token.ts'
import type { AnyUseCase, UseCase } from '#core/kernel/use-case.ts'
import type { Plugin } from './define-plugin.ts'

/** What is said on a channel: its type, and what the Schema of that type writes. */
export interface Said {
  readonly type: string
  readonly data: unknown
}

/** Frames by type; each Schema writes the frame's data. */
// biome-ignore lint/suspicious/noExplicitAny: frames of one channel have nothing in common but that they are written as JSON
export type FrameShapes = Readonly<Record<string, Schema.Codec<any, any>>>

/** Who may listen; a channel is about no single facility. */
export type ChannelDoor = Extract<Door, string>

/** A websocket path, who may listen there and what is said. */
export interface Channel {
  /** The word by which frames are told: `main` of `/api/v1/main/ws`. */
  readonly name: string
  readonly path: ChannelPath
  readonly frames: FrameShapes
  readonly may: ChannelDoor
  /** What a newcomer is told first, and whoever missed too much: how things stand. */
  readonly greets: readonly Token<AnyUseCase>[]
  /** What each process says by itself when the database goes away, and when it is back. */
  readonly outage: { readonly begins: Said; readonly ends: Said } | null
}

export type ChannelPath = `/api/v1/${string}/ws`

interface Told {
  readonly frames: FrameShapes
  readonly may: ChannelDoor
  readonly greets?: Token<UseCase<Readonly<Record<string, never>>, readonly Said[], AnyFailure>>
  readonly outage?: Channel['outage']
}

/** Declares a websocket path, or adds frames to one: several plugins may speak on one channel, behind one door. */
export const channel = (path: ChannelPath, { frames, may, greets, outage = null }: Told): Channel => ({
  name: path.slice('/api/v1/'.length, -'/ws'.length),
  path,
  frames,
  may,
  greets: greets ? [greets as Token<AnyUseCase>] : [],
  outage,
})

/** The channels cannot be joined; `message` names the channel. */
export class BadChannels extends Error {}

const joined = (one: Channel, more: Channel): Channel => {
  if (one.may !== more.may) throw new BadChannels(`Channel ${one.name} has two doors: ${one.may} and ${more.may}`)
  const twice = Object.keys(more.frames).find((type) => type in one.frames)
  if (twice) throw new BadChannels(`Two plugins say ${twice} on channel ${one.name}`)
  return {
    ...one,
    frames: { ...one.frames, ...more.frames },
    greets: [...one.greets, ...more.greets],
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
