import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import type { Answer, PendingStatement } from '../send-statements.ts'
import { makeKnownPosition } from './known-position.ts'
import { makeSendForPages } from './page-statements.ts'
import type { Refusal } from './standby-check.ts'

const position = (bytes: number) => ({ run: '7 1 100', timeline: 1, bytes })
const primary = { name: 'primary' } as unknown as Pool
const replica = { name: 'db2:5432', pool: { name: 'replica' } as unknown as Pool }
const rows = (...all: readonly object[]): Answer => ({ error: null, rows: all })
const failed = (code: string, message = code): Answer => ({ error: Object.assign(new Error(message), { code }), rows: [] })

/** Sends two statements; the replica answers them as given, between its check and its position. */
const send = async (answers: readonly Answer[], reads: 'primary' | 'replica' = 'replica') => {
  const known = makeKnownPosition()
  known.polled(position(10), performance.now())
  const servers: string[] = []
  const refused: Refusal[] = []
  const counted: Record<string, number> = {}
  const sendForPages = makeSendForPages({
    primary: () => primary,
    replicas: { pick: () => replica, refuse: (_, refusal) => void refused.push(refusal) },
    known,
    metrics: () => ({
      count: (_, labels, by = 1) => {
        const key = Object.values(labels).join(' ')
        counted[key] = (counted[key] ?? 0) + by
      },
    }),
    collect: async (pool, statements) => {
      servers.push(`${pool === primary ? 'primary' : 'replica'} ${statements.length}`)
      return pool === primary ? [...statements.slice(1).map(() => rows({ of: 'primary' })), rows(position(50))] : answers
    },
  })
  const answered: string[] = []
  const statement = (n: number): PendingStatement => ({
    text: `select ${n}`,
    values: [],
    answer: (error, [row]) => void answered.push(error ? `${n} ${error.message}` : `${n} ${(row as { of: string }).of}`),
  })
  await sendForPages([statement(1), statement(2)], reads)
  return { servers, answered, refused, counted, required: known.required()?.bytes }
}

const one = rows({ of: 'replica' })
const fit = rows({ unfit: null })
const replayed = rows({ bytes: 40 })

test('a replica that has replayed enough answers, in one write with its check and its position, which all later ones must have', async () => {
  expect(await send([fit, one, one, replayed])).toEqual({
    servers: ['replica 4'],
    answered: ['1 replica', '2 replica'],
    refused: [],
    counted: { replica: 2 },
    required: 40,
  })
})

test('pages of others are read from the primary, whose position is known before they are answered', async () => {
  const { servers, answered, required } = await send([], 'primary')
  expect([servers, answered, required]).toEqual([['primary 3'], ['1 primary', '2 primary'], 50])
})

test('a replica that is behind, promoted, of another timeline or unreachable is left out, and the primary answers all', async () => {
  for (const unfit of ['behind', 'not a replica', 'other timeline', 'disconnected'] as const) {
    const { servers, answered, refused, counted } = await send([rows({ unfit }), one, one, replayed])
    expect([servers, answered, refused]).toEqual([['replica 4', 'primary 3'], ['1 primary', '2 primary'], [unfit]])
    expect(counted).toEqual({ [`db2:5432 ${unfit}`]: 2, primary: 2 })
  }
  const lost = failed('ECONNRESET')
  expect((await send([lost, lost, lost, lost])).refused).toEqual(['unreachable'])
  // The connection broke after the first answer.
  expect((await send([fit, one, lost, lost])).answered).toEqual(['1 primary', '2 primary'])
})

test('a statement that the replica cancels or may not run is answered by the primary, the others by the replica', async () => {
  for (const [error, reason] of [
    [failed('25006'), 'read only'],
    [failed('40001'), 'conflict'],
    [failed('57014', 'canceling statement due to conflict with recovery'), 'conflict'],
    [failed('42P01'), 'failed'],
  ] as const) {
    const { answered, refused, counted } = await send([fit, error, one, replayed])
    expect([answered, refused]).toEqual([['2 replica', '1 primary'], []])
    expect(counted).toEqual({ [`db2:5432 ${reason}`]: 1, replica: 1, primary: 1 })
  }
})

test('a statement whose name the connection of the replica lacks is sent again by its own rule', async () => {
  expect((await send([fit, failed('26000'), one, replayed])).answered).toEqual(['1 26000', '2 replica'])
})
