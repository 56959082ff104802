import { Effect, Schema } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { token } from '#core/kernel/token.ts'
import type { UseCase } from '#core/kernel/use-case.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { check } from '#core/plugin/health-checks.ts'
import { every, type Schedule } from '#core/plugin/jobs.ts'
import { gauge } from '#core/plugin/metrics.ts'
import { on } from '#core/plugin/reactions.ts'
import { type EventOf, Events, eventKind } from '#core/ports/events.ts'
import { counter, Metrics } from '#core/ports/metrics.ts'
import { Transaction } from '#core/ports/transaction.ts'

/** A thing was written; `how` sets the behavior of its reaction. */
export const ThingWritten = eventKind('outbox-fixture.thing-written', {
  thing: Schema.String,
  how: Schema.Literals(['well', 'fails-twice', 'never-well', 'slowly']),
})
export type ThingWritten = EventOf<typeof ThingWritten>

type NoteReaction = UseCase<ThingWritten, void>
const NoteThing = token<NoteReaction>('outbox-fixture/NoteThing')
const CountThing = token<NoteReaction>('outbox-fixture/CountThing')
const CountThings = token<() => Effect.Effect<number>>('outbox-fixture/CountThings')
const CheckWritten = token<() => Effect.Effect<string | null>>('outbox-fixture/CheckWritten')
const thingsWritten = counter('outbox_fixture_things_total', 'Things that were written.', ['how'])
const NoteDay = token<UseCase<Readonly<Record<string, never>>, void>>('outbox-fixture/NoteDay')

/** Writes a thing and emits its event, in one transaction. */
export const WriteThing = token<UseCase<Omit<ThingWritten, 'name'>, void>>('outbox-fixture/WriteThing')

// Attempts by thing, shared by all platforms of this process.
const attempts = new Map<string, number>()

/** Test plugin that writes things; its reactions and job record each execution with the process id. */
export const outboxFixture = ({ schedule }: { readonly schedule?: Schedule } = {}) => {
  const recordNote =
    (by: string) =>
    ({ db }: { readonly db: Db }): NoteReaction =>
      Effect.fn(`outbox-fixture.${by}`)(function* (_, { thing, how }) {
        yield* db.rows('insert into outbox_fixture_note (thing, by, process) values (?, ?, ?)', [thing, by, process.pid])
        if (how === 'slowly') yield* Effect.sleep('4 seconds')
        if (by === 'count') return
        const attempt = (attempts.get(thing) ?? 0) + 1
        attempts.set(thing, attempt)
        if (how === 'never-well' || (how === 'fails-twice' && attempt <= 2))
          return yield* Effect.die(new Error(`${thing} of jan.kowalski@example.test, +48 600 100 200, failed`))
      })
  const countThings = (db: Db) =>
    db.rows<{ n: number }>('select count(*)::int n from outbox_fixture_thing').pipe(Effect.map(([row]) => row?.n ?? 0))
  return definePlugin({
    name: 'outbox-fixture',
    migrations: [
      {
        name: '20261123000000-outbox-fixture',
        up: 'create table outbox_fixture_thing (thing text primary key); create table outbox_fixture_note (thing text not null, by text not null, process integer not null, at timestamptz not null default clock_timestamp());',
        down: 'drop table outbox_fixture_thing, outbox_fixture_note;',
      },
    ],
    providers: [
      provide(
        CountThings,
        { db: Db },
        ({ db }) =>
          () =>
            countThings(db),
      ),
      provide(
        CheckWritten,
        { db: Db },
        ({ db }) =>
          () =>
            countThings(db).pipe(Effect.map((n) => (n ? null : 'nothing was written'))),
      ),
      provide(NoteThing, { db: Db }, recordNote('note')),
      provide(CountThing, { db: Db }, recordNote('count')),
      provide(
        NoteDay,
        { db: Db },
        ({ db }) =>
          () =>
            Effect.asVoid(db.rows(`insert into outbox_fixture_note (thing, by, process) values ('day', 'job', ?)`, [process.pid])),
      ),
      provide(WriteThing, { db: Db, events: Events, metrics: Metrics, transaction: Transaction }, ({ db, events, metrics, transaction }) =>
        Effect.fn('outbox-fixture.write')(function* (_, written) {
          yield* db.rows('insert into outbox_fixture_thing (thing) values (?)', [written.thing])
          yield* events.emit(ThingWritten.of(written))
          metrics.count(thingsWritten, { how: written.how })
        }, transaction),
      ),
    ],
    reactions: [on(ThingWritten, NoteThing), on(ThingWritten, CountThing)],
    metrics: [thingsWritten, gauge('outbox_fixture_things', 'Things that there are.', CountThings)],
    checks: [check('outbox-fixture.written', CheckWritten)],
    jobs: schedule ? [every(schedule, NoteDay)] : [],
  })
}
