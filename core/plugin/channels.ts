import type { Schema } from 'effect'
import type { AccessRule } from '#core/access/access-rule.ts'
import type { AnyFailure } from '#core/kernel/failure.ts'
import type { Token } from '#core/kernel/token.ts'
import type { AnyUseCase, UseCase } from '#core/kernel/use-case.ts'
import type { Audiences } from './audiences.ts'
import type { ChannelMessage } from './channel-message.ts'
import type { ReceivedMessage } from './received-messages.ts'

/** Schemas of a channel's messages, by type. */
// biome-ignore lint/suspicious/noExplicitAny: frames of one channel have nothing in common but that they are written as JSON
export type MessageSchemas = Readonly<Record<string, Schema.Codec<any, any>>>

/** Messages that clients may send, by type. */
export type ReceivedMessages = Readonly<Record<string, ReceivedMessage>>

/** Access rule of a channel, which belongs to no single facility. */
export type ChannelAccess = Extract<AccessRule, string>

/** Websocket path with its access rule and messages. */
export interface Channel {
  /** Name by which messages are published: `main` for `/api/v1/main/ws`. */
  readonly name: string
  readonly path: ChannelPath
  readonly frames: MessageSchemas
  readonly access: ChannelAccess
  /** With access `anyone`, whether clients may authenticate nevertheless, by their first frame. */
  readonly knowsUsers: boolean
  readonly receives: ReceivedMessages
  /** Services that say of which audiences accounts are members. */
  readonly audiences: readonly Token<Audiences>[]
  /** Use-cases whose messages a client gets on connecting, and again after it missed too many: the current state. */
  readonly onConnect: readonly Token<AnyUseCase>[]
  /** Messages that each process sends by itself when the database becomes unavailable and when it is back. */
  readonly outage: { readonly begins: ChannelMessage; readonly ends: ChannelMessage } | null
}

export type ChannelPath = `/api/v1/${string}/ws`

interface ChannelOptions {
  readonly frames: MessageSchemas
  readonly access: ChannelAccess
  readonly knowsUsers?: boolean
  readonly receives?: ReceivedMessages
  readonly audiences?: Token<Audiences>
  readonly onConnect?: Token<UseCase<Readonly<Record<string, never>>, readonly ChannelMessage[], AnyFailure>>
  readonly outage?: Channel['outage']
}

/** Declares a websocket path, or adds messages to it: several plugins may publish on one channel with one access rule. */
export const channel = (path: ChannelPath, options: ChannelOptions): Channel => {
  const { frames, access, knowsUsers = access !== 'anyone', receives = {}, audiences, onConnect, outage = null } = options
  return {
    name: path.slice('/api/v1/'.length, -'/ws'.length),
    path,
    frames,
    access,
    knowsUsers,
    receives,
    audiences: audiences ? [audiences] : [],
    onConnect: onConnect ? [onConnect as Token<AnyUseCase>] : [],
    outage,
  }
}

/** Declarations of one channel contradict each other; `message` names the channel. */
export class BadChannels extends Error {}

/** Types of the protocol's own frames to clients and from them. A plugin may publish `token.refresh`, which clients then answer. */
const ownTypes = { frames: ['ready', 'resync', 'heartbeat', 'error'], receives: ['auth', 'token.refresh', 'resume', 'cancel'] } as const

const typeInBoth = (one: object, more: object) => Object.keys(more).find((type) => Object.hasOwn(one, type))

const joined = (one: Channel, more: Channel): Channel => {
  if (one.access !== more.access) throw new BadChannels(`Channel ${one.name} has two access rules: ${one.access} and ${more.access}`)
  if (one.knowsUsers !== more.knowsUsers) throw new BadChannels(`Channel ${one.name} knows users for one plugin only`)
  const twice = typeInBoth(one.frames, more.frames)
  if (twice) throw new BadChannels(`Two plugins publish ${twice} on channel ${one.name}`)
  const twiceReceived = typeInBoth(one.receives, more.receives)
  if (twiceReceived) throw new BadChannels(`Two plugins receive ${twiceReceived} on channel ${one.name}`)
  return {
    ...one,
    frames: { ...one.frames, ...more.frames },
    receives: { ...one.receives, ...more.receives },
    audiences: [...one.audiences, ...more.audiences],
    onConnect: [...one.onConnect, ...more.onConnect],
    outage: one.outage ?? more.outage,
  }
}

/**
 * Merges the channels of all plugins by name. Fails with `BadChannels` for two access rules, one message type of two
 * plugins, or a type of the protocol.
 */
export const channelsOf = (plugins: readonly { readonly channels?: readonly Channel[] }[]): ReadonlyMap<string, Channel> => {
  const channels = new Map<string, Channel>()
  for (const more of plugins.flatMap(({ channels = [] }) => channels)) {
    const own =
      ownTypes.frames.find((type) => Object.hasOwn(more.frames, type)) ??
      ownTypes.receives.find((type) => Object.hasOwn(more.receives, type))
    if (own) throw new BadChannels(`Channel ${more.name} declares ${own}, a frame of the protocol`)
    const one = channels.get(more.name)
    channels.set(more.name, one ? joined(one, more) : more)
  }
  return channels
}
