import { Effect, Schema } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { Identity } from '#core/access/identity.port.ts'
import { ExpiredJwt } from '#core/access/refusals.ts'
import { token } from '#core/kernel/token.ts'
import type { UseCase } from '#core/kernel/use-case.ts'
import { channel, type ChannelMessage } from '#core/plugin/channels.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'

/** Accounts of the probe by the bearer tokens that stand for them. */
export const people = {
  ola: '01890000-0000-7000-8000-00000000001a',
  jan: '01890000-0000-7000-8000-00000000001b',
} as const

type Greet = UseCase<Readonly<Record<string, never>>, readonly ChannelMessage[]>
const Greet = token<Greet>('live-probe/Greet')

/** Sessions that have ended: a bearer token of theirs is good no more. */
export const ended = new Set<string>()

/** A plugin for tests: a channel for everyone, one for who has signed in, and accounts whose bearer tokens are their names. */
export const liveProbe = definePlugin({
  name: 'live-probe',
  bindings: (bind) => {
    bind(
      Identity,
      () => ({
        ofBearer: (jwt, { address }) => {
          const id = ended.has(jwt) ? undefined : people[jwt.split('.')[0] as keyof typeof people]
          return id ? Effect.succeed({ kind: 'user', id, type: 'user', perms: {}, session: jwt, address }) : Effect.fail(new ExpiredJwt())
        },
        ofRefreshToken: () => Effect.succeed(null),
        sessionUserOf: () => Effect.die(new Error('nobody is shown')),
      }),
      {},
    )
    bind(
      Greet,
      ({ db }) =>
        (actor) =>
          Effect.map(db.rows('select 1'), () => [{ type: 'note', data: { text: actor.kind === 'user' ? `hello ${actor.id}` : 'hello' } }]),
      { db: Db },
    )
  },
  channels: [
    channel('/api/v1/open/ws', {
      frames: { note: Schema.Struct({ text: Schema.String }), state: Schema.String },
      access: 'anyone',
      onConnect: Greet,
      outage: { begins: { type: 'state', data: 'away' }, ends: { type: 'state', data: 'back' } },
    }),
    channel('/api/v1/main/ws', { frames: { note: Schema.Struct({ text: Schema.String }) }, access: 'user', onConnect: Greet }),
  ],
})
