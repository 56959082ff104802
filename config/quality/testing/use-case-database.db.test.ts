import { Effect, Exit } from 'effect'
import { describe, expect, test } from 'vitest'
import { makeAudit } from '#adapters/memory/audit.ts'
import { run } from '#adapters/memory/run.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { system } from '#core/access/actor.ts'
import { InOneRoundTrip } from '#core/ports/one-round-trip.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { rowsOf } from './platform.ts'
import { databaseForTests, transactionWith } from './use-case-database.ts'

const database = databaseForTests()

/** Stores a row; a second one of the same key violates a constraint. */
const insert = (key: string) =>
  database.find(Db).rows(`insert into limit_value (key, free, registered, premium, version) values (?, '0', '0', '0', 1)`, [key])
const keys = async () => (await rowsOf<{ key: string }>(database, 'select key from limit_value order by key')).map(({ key }) => key)
const hasFailed = async (step: Effect.Effect<unknown, unknown>) => Exit.isFailure(await run(Effect.exit(step)))

// The same rows twice: each test finds none.
describe.each(['once', 'again'])('%s', () => {
  test('a unit of work that fails undoes itself, a nested one all that it is part of', async () => {
    const transaction = database.find(Transaction)
    await run(transaction(insert('a')))
    await run(transaction(Effect.andThen(insert('b'), transaction(insert('c')))))
    expect(await hasFailed(transaction(Effect.andThen(insert('d'), Effect.fail('no'))))).toBe(true)
    expect(await hasFailed(transaction(Effect.andThen(insert('e'), transaction(Effect.andThen(insert('f'), insert('a'))))))).toBe(true)
    expect(await keys()).toEqual(['a', 'b', 'c'])
  })

  test('a statement that fails outside of units of work undoes nothing else', async () => {
    await run(insert('a'))
    expect(await hasFailed(insert('a'))).toBe(true)
    await run(insert('b'))
    expect(await hasFailed(insert('b'))).toBe(true)
    expect(await keys()).toEqual(['a', 'b'])
    expect(await hasFailed(insert('b'))).toBe(true)
    await run(database.find(Transaction)(insert('c')))
    expect(await keys()).toEqual(['a', 'b', 'c'])
  })

  test('units of work that begin at once follow one another, as do statements of one round trip', async () => {
    const transaction = database.find(Transaction)
    await Promise.all(['a', 'b', 'c'].map((key) => run(transaction(Effect.andThen(insert(key), insert(`${key}2`))))))
    await run(database.find(InOneRoundTrip)(Effect.all([insert('d'), insert('e')], { concurrency: 'unbounded' })))
    expect(await keys()).toEqual(['a', 'a2', 'b', 'b2', 'c', 'c2', 'd', 'e'])
  })

  test('what recorders noted in a unit of work that fails is taken back, too; time stands still', async () => {
    const audit = makeAudit()
    const transaction = transactionWith(database, audit)
    const note = audit.record({ actor: system, action: 'packages.limit-changed', subject: null, about: {} })
    await run(transaction(note))
    await hasFailed(transaction(Effect.andThen(note, Effect.fail('no'))))
    expect(audit.entries).toHaveLength(1)
    expect(database.clock.now().toISOString()).toBe('2026-11-23T10:00:00.000Z')
    database.clock.advance(60)
  })
})
