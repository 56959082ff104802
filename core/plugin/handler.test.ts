import { Effect, Schema } from 'effect'
import { expect, test } from 'vitest'
import { type Actor, anonymous, operator, type User } from '#core/access/actor.ts'
import { facilityPermission } from '#core/access/permissions.ts'
import { makeOf } from '#core/kernel/define.ts'
import { Failure } from '#core/kernel/failure.ts'
import { token } from '#core/kernel/token.ts'
import type { UseCase } from '#core/kernel/use-case.ts'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import { handler } from './handler.ts'
import { implement, respond } from './implement.ts'
import { NoInput, route } from './route.ts'

class Missing extends Failure('Missing', 'not-found') {}
class Late extends Failure('Late', 'gone') {}

const summary = 'For the compiler.'
const ById = Schema.Struct({ id: Schema.String })
const Thing = Schema.Struct({ id: Schema.String, version: Schema.Int })
const OfFacility = Schema.Struct({ facility_id: Schema.String })
const write = facilityPermission('facility-data/write', { roles: [] })

const find = route.get('/api/x/:id', { summary, access: 'anyone', input: ById, output: ById, errors: [Missing] })
const list = route.get('/api/x', { summary, access: 'anyone', output: Schema.Array(ById) })
const change = route.patch('/api/x/:id', { summary, access: 'user', input: Thing, output: Thing, version: true })

// Routes of their own, because a definition replaces an earlier one of the same route.
const refused = route.get('/api/refused/:id', { summary, access: 'anyone', input: ById, output: ById, errors: [Missing] })
const refusedChange = route.patch('/api/refused/:id', { summary, access: 'user', input: Thing, output: Thing, version: true })

const Find = handler(
  find,
  {},
  () =>
    (_, { id }) =>
      id === '' ? Effect.fail(new Missing()) : Effect.succeed({ id }),
)
const List = handler(list, {}, () => () => Effect.succeed([]))
const Change = handler(
  change,
  {},
  () =>
    ({ id }, input) =>
      input.version > 1 ? Effect.fail(new VersionConflict()) : Effect.succeed({ id, version: input.version + 1 }),
)

const FindNumber = token<UseCase<{ id: string }, { id: number }, Missing>>('handler-test/FindNumber')
const FindAny = token<UseCase<{ id: string }, { id: string }>>('handler-test/FindAny')
const numbered = () => () => Effect.succeed({ id: 1 })
const bySlug =
  () =>
  (_: Actor, { slug }: { readonly slug: string }) =>
    Effect.succeed({ id: slug })
const late = () => () => Effect.fail(new Late())
const ready =
  () =>
  (_: Actor, { id }: { readonly id: string }) =>
    Effect.succeed({ id })
const unchecked = () => (_: User, input: typeof Thing.Type) => Effect.succeed(input)

test('PL-05 a missing, unknown or mistyped handler does not compile', () => {
  implement({ find, list }, [Find, List])
  // @ts-expect-error a missing handler
  implement({ find, list }, [Find])
  // @ts-expect-error a handler of no route
  implement({ find }, [Find, List])
  // @ts-expect-error another output
  handler(refused, {}, numbered)
  // @ts-expect-error another input
  handler(refused, {}, bySlug)
  // @ts-expect-error an error that the route does not declare
  handler(refused, {}, late)
  // @ts-expect-error an error that is declared and never raised
  handler(refused, {}, ready)
  // @ts-expect-error a route with a version whose handler never raises VersionConflict
  handler(refusedChange, {}, unchecked)

  implement({ find }, [respond(find, FindNumber, ({ id }) => ({ body: { id: `${id}` }, headers: { 'X-Total': '1' } }))])
  // @ts-expect-error the output of the use-case is not the body
  respond(find, FindNumber)
  // @ts-expect-error a response with another body
  respond(find, FindNumber, (body) => ({ body }))
  // @ts-expect-error an error that is never raised
  respond(find, FindAny)
})

test('PL-05 an endpoint has the definition of its route and the handler', () => {
  const toResponse = (body: { id: number }) => ({ body: { id: `${body.id}` } })
  expect(implement({ find, list }, [List, respond(find, FindNumber, toResponse)])).toMatchObject([
    { method: 'get', path: '/api/x/:id', handler: FindNumber, toResponse, errors: [Missing] },
    { path: '/api/x', input: NoInput, handler: List, toResponse: null, requestType: 'json', version: false },
  ])
})

const user: User = { kind: 'user', id: 'ola', type: 'user', perms: {}, session: 's', address: '192.0.2.1' }
const outcome = <Output, Reason>(run: Effect.Effect<Output, Reason>) =>
  Effect.runPromise(Effect.match(run, { onFailure: (reason) => reason, onSuccess: (output) => output }))

test('a handler of a route for users gets the signed-in user, and nobody else reaches it', async () => {
  const handle = makeOf(Change)({})
  expect(await outcome(handle(user, { id: 'x', version: 1 }))).toEqual({ id: 'ola', version: 2 })
  for (const other of [anonymous('192.0.2.1'), operator])
    expect(await outcome(handle(other, { id: 'x', version: 1 }))).toMatchObject({ _tag: 'MissingJwt' })
})

test('a handler checks the access rule of its route wherever it is called from', async () => {
  const forSupport = route.get('/api/support', { summary, access: 'support', output: Schema.String })
  const forEditors = route.get('/api/facility/:facility_id', {
    summary,
    access: { resource: 'facility', permission: write },
    input: OfFacility,
    output: Schema.String,
  })
  const support = makeOf(handler(forSupport, {}, () => () => Effect.succeed('all')))({})
  const editors = makeOf(handler(forEditors, {}, () => () => Effect.succeed('own')))({})
  const editor: Actor = { ...user, perms: { bajka: [write.name] } }
  expect(await outcome(support({ ...user, type: 'support' }, {}))).toBe('all')
  expect(await outcome(support(operator, {}))).toBe('all')
  expect(await outcome(support(user, {}))).toMatchObject({ _tag: 'InsufficientPermissions' })
  expect(await outcome(editors(editor, { facility_id: 'bajka' }))).toBe('own')
  expect(await outcome(editors(editor, { facility_id: 'inna' }))).toMatchObject({ _tag: 'InsufficientPermissions' })
  expect(await outcome(editors(anonymous('192.0.2.1'), { facility_id: 'bajka' }))).toMatchObject({ _tag: 'MissingJwt' })
})
