import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Cause, Effect, Exit } from 'effect'
import { afterEach, expect, test } from 'vitest'
import { eventually } from '#config/quality/testing/eventually.ts'
import { inSpan, inTrace } from '#core/kernel/trace.ts'
import { type RunningTracer, startOtlp } from './otlp.ts'

const bodies: string[] = []
const outages: string[] = []
let answers = true
const server = createServer(async (request, response) => {
  bodies.push(await text(request))
  if (answers) response.end('{}')
})
let otlp: RunningTracer
const start = async () => {
  answers = true
  bodies.length = 0
  outages.length = 0
  if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const onOutage = (error: unknown) => outages.push(String(Cause.squash(error as Cause.Cause<unknown>)))
  otlp = await startOtlp({ url, serviceName: 'kredka', onOutage })
}
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const trace = (name: string, effect: Effect.Effect<unknown, unknown>) =>
  Effect.runPromiseExit(inTrace({ tracer: otlp.tracer }, inSpan(name)(effect)))

test('the end sends what was not sent', async () => {
  await start()
  await trace('probe', Effect.void)
  expect(bodies).toEqual([])
  await otlp.stop()
  expect(bodies).toEqual([expect.stringContaining('"name":"probe"')])
})

test('of an error only type and code are sent', async () => {
  await start()
  const database = Object.assign(new Error('duplicate key: jan.kowalski@example.test'), { code: '23505', detail: 'Jan Kowalski' })
  await trace('defect', Effect.die(new Error('of Jan Kowalski', { cause: database })))
  await trace('failure', Effect.fail({ _tag: 'NameTaken', message: 'Jan Kowalski' }))
  const exit = await trace('text', Effect.fail('Jan Kowalski'))
  expect(Exit.isFailure(exit) && Cause.squash(exit.cause)).toBe('Jan Kowalski')
  await otlp.stop()
  const sent = bodies.join()
  expect(['"Error"', '"23505"', '"NameTaken"', '"string"'].filter((value) => !sent.includes(value))).toEqual([])
  expect(sent).not.toMatch(/kowalski|otlp\.test/i)
})

test('a receiver that never answers is given up after four batches, and told once', async () => {
  await start()
  answers = false
  for (let n = 0; n < 8000; n++) await trace('probe', Effect.void)
  await eventually(() => expect(bodies).toHaveLength(4))
  await otlp.stop()
  expect([bodies.length, outages]).toEqual([4, ['Error: The receiver of traces is too slow.']])
})
