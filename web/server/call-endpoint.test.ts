import { type Effect, Schema } from 'effect'
import { expect, test } from 'vitest'
import { anonymous, type User } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement, respond } from '#core/plugin/implement.ts'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { makeEndpointCaller } from './call-endpoint.ts'

type Double = (actor: unknown, input: { readonly number: number }) => Effect.Effect<{ readonly at: Date }>
const Double = token<Double>('probe/Double')
const api = defineApi({
  double: route.get('/api/v1/double', {
    summary: 'Doubles.',
    input: Schema.Struct({ number: Schema.FiniteFromString }),
    output: Schema.Struct({ at: Schema.DateFromString }),
    access: 'user',
  }),
})
const call = makeEndpointCaller({
  plugins: [definePlugin({ name: 'probe', endpoints: implement(api, [respond(api.double, Double)]) })],
  run: async (_, __, input) => ({ at: new Date((input as { number: number }).number * 2) }) as never,
})
const user = { kind: 'user', id: 'a', type: 'user', perms: {} } as unknown as User

test('decodes the input, runs the use-case and encodes its output as over HTTP', async () => {
  expect(await call(`${api.double}`, { number: '1000' }, user)).toEqual({ at: '1970-01-01T00:00:02.000Z' })
})

test('rejects invalid input, missing access and an unknown route', async () => {
  await expect(call(`${api.double}`, { number: 'x' }, user)).rejects.toMatchObject({ _tag: 'Validation', kind: 'invalid' })
  await expect(call(`${api.double}`, { number: '1' }, anonymous('1'))).rejects.toMatchObject({ _tag: 'MissingJwt' })
  await expect(call('GET /api/v1/none', {}, user)).rejects.toThrow('No plugin serves GET /api/v1/none')
})
