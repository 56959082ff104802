import { Effect, Schema } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { Failure } from '#core/kernel/failure.ts'
import { token } from '#core/kernel/token.ts'
import type { Audiences } from '#core/plugin/audiences.ts'
import { channel } from '#core/plugin/channels.ts'
import { type MessageHandler, receivedMessage } from '#core/plugin/received-messages.ts'

const RoomAudiences = token<Audiences>('realtime-fixture/RoomAudiences')
const Ask = token<MessageHandler<string>>('realtime-fixture/Ask')

/** The test asked for a failure. */
class NoAnswer extends Failure('NoAnswer', 'not-found') {}

/** Table that a test creates: the audiences of accounts. */
export const roomMembers = 'create table room_member (account_id uuid, audience text)'

/** Questions whose handling was interrupted. */
export const interruptedQuestions: string[] = []

const answers: Readonly<Record<string, Effect.Effect<never, NoAnswer>>> = {
  fail: Effect.fail(new NoAnswer()),
  break: Effect.die(new Error('broken on purpose')),
  wait: Effect.never,
}

/** Services of the channel. */
export const roomsProviders = [
  provide(RoomAudiences, { db: Db }, ({ db }) => ({
    ofAccounts: (ids) =>
      Effect.map(
        db.rows<{ id: string; audiences: readonly string[] }>(
          `select account_id id, array_agg(audience) audiences from room_member
            where account_id in (select jsonb_array_elements_text(?::jsonb)::uuid) group by 1`,
          [JSON.stringify(ids)],
        ),
        (rows) => new Map(rows.map(({ id, audiences }) => [id, audiences])),
      ),
  })),
  provide(
    Ask,
    {},
    () => (actor, question, reply) =>
      Effect.onInterrupt(answers[question] ?? reply({ type: 'note', data: { text: `${actor.kind} ${question}` } }), () =>
        Effect.sync(() => void interruptedQuestions.push(question)),
      ),
  ),
]

/** Channel for everyone that knows users, with audiences and a message that clients may send. */
export const roomsChannel = channel('/api/v1/rooms/ws', {
  frames: { note: Schema.Struct({ text: Schema.String }), typing: Schema.Struct({ who: Schema.String }) },
  access: 'anyone',
  knowsUsers: true,
  audiences: RoomAudiences,
  receives: { ask: receivedMessage({ data: Schema.String, perMinute: 10, handler: Ask }) },
})
