import { Effect, Schema } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { ExpiredJwt } from '#core/access/access-errors.ts'
import { Identity } from '#core/access/identity.port.ts'
import { provide } from '#core/kernel/define.ts'
import { token } from '#core/kernel/token.ts'
import type { UseCase } from '#core/kernel/use-case.ts'
import type { ChannelMessage } from '#core/plugin/channel-message.ts'
import { channel } from '#core/plugin/channels.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { roomsChannel, roomsProviders } from './realtime-rooms.ts'

/** Account ids by bearer token. */
export const accountIds = {
  ola: '01890000-0000-7000-8000-00000000001a',
  jan: '01890000-0000-7000-8000-00000000001b',
} as const

/** Returns the account of a bearer token: of a name, or of a number, of which there are as many as a test needs. */
export const accountOf = (jwt: string): string | undefined =>
  /^\d+$/.test(jwt) ? `01890000-0000-7000-9000-${jwt.padStart(12, '0')}` : accountIds[jwt.split('.')[0] as keyof typeof accountIds]

type Greet = UseCase<Readonly<Record<string, never>>, readonly ChannelMessage[]>
const Greet = token<Greet>('realtime-fixture/Greet')

/** Expired bearer tokens, and sessions that have ended; a session has the name of its first token. */
export const expiredTokens = new Set<string>()
export const endedSessions = new Set<string>()

/** Test plugin: a channel for everyone, one for signed-in users, rooms, and accounts whose bearer tokens are their names. */
export const realtimeFixture = definePlugin({
  name: 'realtime-fixture',
  providers: [
    ...roomsProviders,
    provide(Identity, {}, () => ({
      userOfBearerToken: (jwt, { address }) => {
        const id = expiredTokens.has(jwt) ? undefined : accountOf(jwt)
        return id ? Effect.succeed({ kind: 'user', id, type: 'user', perms: {}, session: jwt, address }) : Effect.fail(new ExpiredJwt())
      },
      userOfRefreshToken: () => Effect.succeed(null),
      activeSessions: (sessions) => Effect.succeed(new Set(sessions.filter((one) => !endedSessions.has(one)))),
      sessionUserOf: () => Effect.die(new Error('not implemented')),
    })),
    provide(
      Greet,
      { db: Db },
      ({ db }) =>
        (actor) =>
          Effect.map(db.rows('select 1'), () => [{ type: 'note', data: { text: actor.kind === 'user' ? `hello ${actor.id}` : 'hello' } }]),
    ),
  ],
  channels: [
    roomsChannel,
    channel('/api/v1/open/ws', {
      frames: { note: Schema.Struct({ text: Schema.String }), state: Schema.String },
      access: 'anyone',
      onConnect: Greet,
      outage: { begins: { type: 'state', data: 'away' }, ends: { type: 'state', data: 'back' } },
    }),
    channel('/api/v1/main/ws', { frames: { note: Schema.Struct({ text: Schema.String }) }, access: 'user', onConnect: Greet }),
  ],
})
