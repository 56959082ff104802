import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { token } from '#core/kernel/token.ts'
import type { UseCase } from '#core/kernel/use-case.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { check } from '#core/plugin/checks.ts'
import { every, type Schedule } from '#core/plugin/jobs.ts'
import { gauge } from '#core/plugin/metrics.ts'
import { on } from '#core/plugin/reactions.ts'
import { type DomainEvent, eventKind, Events } from '#core/ports/events.ts'
import { counter, Metrics } from '#core/ports/metrics.ts'
import { Transaction } from '#core/ports/transaction.ts'

/** Something was written; `how` says what its reaction is to do. */
export interface ThingWritten extends DomainEvent {
  readonly name: 'tally.thing-written'
  readonly thing: string
  readonly how: 'well' | 'fails-twice' | 'never-well' | 'slowly'
}
export const ThingWritten = eventKind<ThingWritten>('tally.thing-written')

type Note = UseCase<ThingWritten, void>
const NoteThing = token<Note>('tally/NoteThing')
const CountThing = token<Note>('tally/CountThing')
const HowMany = token<() => Effect.Effect<number>>('tally/HowMany')
const IsWell = token<() => Effect.Effect<string | null>>('tally/IsWell')
const thingsWritten = counter('tally_things_total', 'Things that were written.', ['how'])
const NoteDay = token<UseCase<Readonly<Record<string, never>>, void>>('tally/NoteDay')

/** Writes a thing and tells of it, in one transaction. */
export const WriteThing = token<UseCase<Omit<ThingWritten, 'name'>, void>>('tally/WriteThing')

// Whichever server of this process tries.
const tries = new Map<string, number>()

/** A plugin for tests: writes things, and its reactions and job keep a tally of what they did, with the process that did it. */
export const tally = ({ schedule }: { readonly schedule?: Schedule } = {}) => {
  const noting =
    (by: string) =>
    ({ db }: { readonly db: Db }): Note =>
      Effect.fn(`tally.${by}`)(function* (_, { thing, how }) {
        yield* db.rows('insert into tally_note (thing, by, process) values (?, ?, ?)', [thing, by, process.pid])
        if (how === 'slowly') yield* Effect.sleep('2 seconds')
        if (by === 'count') return
        const tried = (tries.get(thing) ?? 0) + 1
        tries.set(thing, tried)
        if (how === 'never-well' || (how === 'fails-twice' && tried <= 2))
          return yield* Effect.die(new Error(`${thing} of jan.kowalski@example.test, +48 600 100 200, failed`))
      })
  return definePlugin({
    name: 'tally',
    migrations: [
      {
        name: '20261123000000-tally',
        up: 'create table tally_thing (thing text primary key); create table tally_note (thing text not null, by text not null, process integer not null, at timestamptz not null default clock_timestamp());',
        down: 'drop table tally_thing, tally_note;',
      },
    ],
    bindings: (bind) => {
      const howMany = (db: Db) => db.rows<{ n: number }>('select count(*)::int n from tally_thing').pipe(Effect.map(([row]) => row?.n ?? 0))
      bind(
        HowMany,
        ({ db }) =>
          () =>
            howMany(db),
        { db: Db },
      )
      bind(
        IsWell,
        ({ db }) =>
          () =>
            howMany(db).pipe(Effect.map((n) => (n ? null : 'nothing was written'))),
        { db: Db },
      )
      bind(NoteThing, noting('note'), { db: Db })
      bind(CountThing, noting('count'), { db: Db })
      bind(
        NoteDay,
        ({ db }) =>
          () =>
            Effect.asVoid(db.rows(`insert into tally_note (thing, by, process) values ('day', 'job', ?)`, [process.pid])),
        { db: Db },
      )
      bind(
        WriteThing,
        ({ db, events, metrics, transaction }) =>
          Effect.fn('tally.write')(function* (_, written) {
            yield* db.rows('insert into tally_thing (thing) values (?)', [written.thing])
            yield* events.emit(ThingWritten.of(written))
            metrics.count(thingsWritten, { how: written.how })
          }, transaction),
        { db: Db, events: Events, metrics: Metrics, transaction: Transaction },
      )
    },
    reactions: [on(ThingWritten, NoteThing), on(ThingWritten, CountThing)],
    metrics: [thingsWritten, gauge('tally_things', 'Things that there are.', HowMany)],
    checks: [check('tally.written', IsWell)],
    jobs: schedule ? [every(schedule, NoteDay)] : [],
  })
}
