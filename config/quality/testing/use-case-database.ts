import { rmSync } from 'node:fs'
import type { Pool, PoolClient, QueryConfig } from 'pg'
import { afterEach, beforeEach } from 'vitest'
import { makeClock } from '#adapters/memory/clock.ts'
import type { Recoverable } from '#adapters/memory/recoverable.ts'
import { makeTransaction } from '#adapters/memory/transaction.ts'
import { poolOf } from '#adapters/postgres/parameter-driver.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { type TestPlatform, testPlatform } from './platform.ts'
import { startForTests } from './start-for-tests.ts'

/** Platform of all plugins on a database that each test finds empty; its clock stands still, at the same time in each test. */
export interface UseCaseDatabase extends TestPlatform {
  readonly clock: ReturnType<typeof makeClock>
}

const startOfTest = 'start transaction'
const endOfTest = 'rollback work'

/** Commands of units of work, as savepoints within the transaction of a test. */
const asSavepoints = new Map([
  ['begin', 'savepoint unit'],
  ['commit', 'release savepoint unit'],
  ['rollback', 'rollback to savepoint unit'],
])

const isSelect = (command: unknown): boolean => /^\s*select\b/i.test(typeof command === 'string' ? command : (command as QueryConfig).text)

type Query = (command: unknown, ...rest: readonly unknown[]) => unknown

/**
 * Lets units of work take place within the transaction of a test, as savepoints. Each statement that writes outside of
 * them has a savepoint, too, so that its failure ends nothing else.
 */
const nestTransactions = (client: PoolClient): void => {
  const send = client.query.bind(client) as Query
  let isInUnit = false
  let isSaved = false
  let hasFailed = false
  const save = () => {
    const renew = isSaved ? 'release savepoint statement; savepoint statement' : 'savepoint statement'
    send(hasFailed ? 'rollback to savepoint statement' : renew, () => undefined)
    isSaved = true
    hasFailed = false
  }
  const note = (error: unknown) => {
    hasFailed = Boolean(error)
  }
  const sendApart: Query = (command, ...rest) => {
    save()
    const answer = rest.at(-1)
    if (typeof answer !== 'function') {
      const result = send(command, ...rest) as Promise<unknown>
      result.catch(note)
      return result
    }
    return send(command, ...rest.slice(0, -1), (error: unknown, result: unknown) => {
      note(error)
      answer(error, result)
    })
  }
  const query: Query = (command, ...rest) => {
    if (command === startOfTest || command === endOfTest) {
      isSaved = false
      hasFailed = false
      return send(command, ...rest)
    }
    const savepoint = asSavepoints.get(String(command))
    if (savepoint !== undefined) {
      isInUnit = command === 'begin'
      if (isInUnit) save()
      return send(savepoint, ...rest)
    }
    return isInUnit || (isSelect(command) && !hasFailed) ? send(command, ...rest) : sendApart(command, ...rest)
  }
  Object.assign(client, { query })
}

/** Keeps all statements of a pool on one connection, in the transaction of a test. */
const keepOneConnection = (pool: Pool): void => {
  Object.assign(pool.options, { max: 1, idleTimeoutMillis: 0 })
  pool.on('connect', nestTransactions)
}

const startWorker = async (): Promise<UseCaseDatabase> => {
  const clock = makeClock()
  const platform = await testPlatform({ clock })
  keepOneConnection(poolOf(platform.orm))
  process.once('exit', () => rmSync(platform.dataDir, { recursive: true, force: true }))
  return { ...platform, clock, end: () => Promise.resolve() }
}

/** Database of this worker, which all its files use; the end of the run drops it. */
let ofWorker: Promise<UseCaseDatabase> | undefined

/**
 * Provides the tests of a file with the database of their worker. Each test runs in one transaction, which is rolled back at its end;
 * units of work within are savepoints, and take place one after another. Tests of what happens at once, or after a commit, start a
 * platform of their own.
 */
export const databaseForTests = (): UseCaseDatabase => {
  const database = startForTests(() => (ofWorker ??= startWorker()))
  beforeEach(async () => {
    database.clock.set(makeClock().now())
    await poolOf(database.orm).query(startOfTest)
  })
  afterEach(() => poolOf(database.orm).query(endOfTest))
  return database
}

/** Returns units of work that also take back what these recorders have noted when they fail. */
export const transactionWith = (database: UseCaseDatabase, ...recorders: readonly Recoverable[]): Transaction => {
  const ofRecorders = makeTransaction(...recorders)
  const ofDatabase = database.find(Transaction)
  return (step) => ofRecorders(ofDatabase(step))
}
