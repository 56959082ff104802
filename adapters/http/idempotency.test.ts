import { Effect } from 'effect'
import type { Request } from 'express'
import { beforeEach, expect, test } from 'vitest'
import { makeIdempotency } from '#adapters/memory/idempotency.ts'
import { type Actor, anonymous } from '#core/access/actor.ts'
import { type AnyFailure, Failure } from '#core/kernel/failure.ts'
import type { Endpoint } from '#core/plugin/implement.ts'
import { TooManyRequests } from '#core/ports/rate-limit.ts'
import { Unavailable } from '#core/ports/unavailable.ts'
import { runOnce } from './idempotency.ts'

class SlotTaken extends Failure('SlotTaken', 'conflict') {}

let idempotency = makeIdempotency()
let runs = 0
beforeEach(() => {
  idempotency = makeIdempotency()
  runs = 0
})

const user = (session: string): Actor => ({ kind: 'user', id: 'ala', type: 'user', perms: {}, session, address: '203.0.113.1' })
const ala = anonymous('203.0.113.1')
const ola = anonymous('203.0.113.2')
const answer = Effect.sync(() => ({ json: JSON.stringify({ run: ++runs }), headers: { ETag: '"1"' } }))

/** Sends one request with a key; returns the response, or the failure. */
const send = (
  actor: Actor,
  {
    key = 'k' as string | null,
    endpoint = {},
    input = {},
    run = answer as Effect.Effect<{ json: string; headers: object }, AnyFailure>,
  } = {},
) => {
  const request = { get: () => key ?? undefined } as unknown as Request
  const call = { endpoint: { method: 'post', path: '/api/x', ...endpoint } as unknown as Endpoint, request, actor, encodedInput: input }
  return Effect.runPromise(Effect.result(runOnce(idempotency, call, run as typeof answer)))
}
const success = (run: number) => ({ _tag: 'Success', success: { json: `{"run":${run}}`, headers: { ETag: '"1"' } } })

test('PL-06 a repeated key gets the first response, headers included; without a key each request runs', async () => {
  expect([await send(ala), await send(ala)]).toMatchObject([success(1), success(1)])
  expect([await send(ala, { key: null }), runs]).toMatchObject([success(2), 2])
})

test('PL-06 a key belongs to a route and to a session, or to the network of a visitor', async () => {
  expect(await send(ala)).toMatchObject(success(1))
  expect(await send(ola)).toMatchObject(success(2))
  expect(await send(user('one'))).toMatchObject(success(3))
  expect(await send(user('two'))).toMatchObject(success(4))
  expect(await send(ala, { endpoint: { path: '/api/y' } })).toMatchObject(success(5))
  expect(await send(user('one'))).toMatchObject(success(3))
})

test('PL-06 a key with another request is refused, also where only the bytes of a file differ', async () => {
  const file = (byte: number) => ({ input: { file: { bytes: new Uint8Array([byte]) } } })
  expect([await send(ala, file(1)), await send(ala, file(1))]).toMatchObject([success(1), success(1)])
  expect(await send(ala, file(2))).toMatchObject({ _tag: 'Failure', failure: { _tag: 'IdempotencyKeyReused', kind: 'invalid' } })
})

test('PL-06 the first failure is repeated with its messages; a temporary one is tried again', async () => {
  const taken = Effect.suspend(() => Effect.fail(new SlotTaken({ detail: `run ${++runs}`, schema: { slot: ['TAKEN'] } })))
  const failure = { failure: { _tag: 'SlotTaken', kind: 'conflict', detail: 'run 1', schema: { slot: ['TAKEN'] } } }
  expect([await send(ala, { run: taken }), await send(ala)]).toMatchObject([failure, failure])
  const busy = Effect.fail(new TooManyRequests({ retryAfterSeconds: 1 }))
  expect(await send(ala, { key: 'other', run: busy })).toMatchObject({ failure: { _tag: 'TooManyRequests', retryAfterSeconds: 1 } })
  expect(await send(ala, { key: 'other' })).toMatchObject(success(2))
})

test('ER-02 a route that works without the database does so with a key, once; others do not', async () => {
  const outage = { ...idempotency, once: () => Effect.die(new Unavailable()) }
  idempotency = outage
  expect(await send(ala, { endpoint: { worksWithoutDatabase: true } })).toMatchObject(success(1))
  await expect(send(ala)).rejects.toMatchObject({ _tag: 'Unavailable' })
  idempotency = { ...outage, once: (_, step) => Effect.andThen(step, Effect.die(new Unavailable())) }
  await expect(send(ala, { endpoint: { worksWithoutDatabase: true } })).rejects.toMatchObject({ _tag: 'Unavailable' })
  expect(runs).toBe(2)
})

test('PL-06 a key with spaces, without characters or with too many is rejected by name', () => {
  for (const key of ['', 'a b', 'ż', 'x'.repeat(256)])
    expect(() =>
      runOnce(
        idempotency,
        { endpoint: {} as Endpoint, request: { get: () => key ?? undefined } as unknown as Request, actor: ala, encodedInput: {} },
        answer,
      ),
    ).toThrow(expect.objectContaining({ schema: { 'Idempotency-Key': ['FIELD_INVALID'] } }))
})
