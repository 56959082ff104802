import { Schema } from 'effect'
import { expect, test } from 'vitest'
import { facilityPermission } from '#core/access/permissions.ts'
import { Failure } from '#core/kernel/failure.ts'
import { token } from '#core/kernel/token.ts'
import type { UseCase } from '#core/kernel/use-case.ts'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import { FileBody, RedirectBody } from './body-types.ts'
import { implement, respond } from './implement.ts'
import { NoInput, route } from './route.ts'

class Missing extends Failure('Missing', 'not-found') {}
class Late extends Failure('Late', 'gone') {}

const common = { summary: 'For the compiler.', access: 'anyone' } as const
const ById = Schema.Struct({ id: Schema.String })
const Thing = Schema.Struct({ id: Schema.String, version: Schema.Int })
const OfFacility = Schema.Struct({ facility_id: Schema.String })
const access = { resource: 'facility', permission: facilityPermission('facility-data/write', { roles: [] }) } as const

test('PL-05 a route without output, summary or access does not compile', () => {
  route.get('/api/x/:id', { ...common, input: ById, output: ById })
  // @ts-expect-error no output Schema
  route.get('/api/x/:id', { ...common, input: ById })
  // @ts-expect-error no summary
  route.get('/api/x/:id', { access: 'anyone', input: ById, output: ById })
  // @ts-expect-error no access rule
  route.get('/api/x/:id', { summary: 'For the compiler.', input: ById, output: ById })
  // @ts-expect-error not below /api
  route.get('/x/:id', { ...common, input: ById, output: ById })
  // @ts-expect-error the input lacks the path's :slug
  route.get('/api/x/:slug', { ...common, input: ById, output: ById })
  // @ts-expect-error a parameter of a path is text
  route.post('/api/x/:id', { ...common, input: Schema.Struct({ id: Schema.Int }), output: ById })
  // @ts-expect-error a member of a query is text
  route.get('/api/x', { ...common, input: Schema.Struct({ page: Schema.Int }), output: ById })
})

test('PL-05 an option whose shapes are missing does not compile', () => {
  route.patch('/api/x/:id', { ...common, input: Thing, output: Thing, errors: [VersionConflict], version: true })
  // @ts-expect-error no version in input and output
  route.patch('/api/x/:id', { ...common, input: ById, output: ById, errors: [VersionConflict], version: true })
  // @ts-expect-error no VersionConflict
  route.patch('/api/x/:id', { ...common, input: Thing, output: Thing, version: true })
  // @ts-expect-error a GET reads no body
  route.get('/api/x/:id', { ...common, input: ById, output: ById, requestType: 'form' })
  // @ts-expect-error a GET never changes anything
  route.get('/api/x/:id', { ...common, input: ById, output: ById, reads: true })
  const WithToken = Schema.Struct({ refresh_token: Schema.NullOr(Schema.String) })
  route.post('/api/x', { ...common, input: WithToken, output: ById, session: true })
  // @ts-expect-error the input has no refresh token
  route.post('/api/x/:id', { ...common, input: ById, output: ById, session: true })
  // @ts-expect-error a route that only reads opens no session
  route.post('/api/x', { ...common, input: WithToken, output: ById, session: true, reads: true })
  route.post('/api/x', { ...common, output: FileBody, responseType: 'file', reads: true })
  // @ts-expect-error a file is no response that can be stored for a repeated request
  route.post('/api/x', { ...common, output: FileBody, responseType: 'file' })
  route.get('/api/x', { ...common, output: FileBody, responseType: 'file' })
  // @ts-expect-error a file is no redirect
  route.get('/api/x', { ...common, output: FileBody, responseType: 'redirect' })
  // @ts-expect-error no response type
  route.delete('/api/x/:id', { ...common, input: ById, output: ById, responseType: 'html' })
  route.get('/api/x', { ...common, input: OfFacility, output: ById, access })
  // @ts-expect-error the input names no facility, on which the permission is checked
  route.get('/api/x', { ...common, output: ById, access })
})

type Handler<Output, Reason extends Missing | Late = never> = UseCase<{ id: string }, Output, Reason>
const find = route.get('/api/x/:id', { ...common, input: ById, output: ById, errors: [Missing] })
const list = route.get('/api/x', { ...common, output: Schema.Array(ById) })
const Find = token<Handler<{ id: string }, Missing>>('test/Find')
const FindAny = token<Handler<{ id: string }>>('test/FindAny')
const FindLate = token<Handler<{ id: string }, Missing | Late>>('test/FindLate')
const FindNumber = token<Handler<{ id: number }, Missing>>('test/FindNumber')
const FindBySlug = token<UseCase<{ slug: string }, { id: string }, Missing>>('test/FindBySlug')
const List = token<UseCase<Readonly<Record<string, never>>, readonly { id: string }[]>>('test/List')

test('PL-05 a missing, unknown or mistyped handler does not compile', () => {
  implement({ find, list }, { find: Find, list: List })
  // @ts-expect-error a missing handler
  implement({ find, list }, { find: Find })
  // @ts-expect-error a handler of no route
  implement({ find }, { find: Find, list: List })
  // @ts-expect-error a handler of another output
  implement({ find }, { find: FindNumber })
  // @ts-expect-error a handler of another input
  implement({ find }, { find: FindBySlug })
  // @ts-expect-error an error that the route does not declare
  implement({ find }, { find: FindLate })
  // @ts-expect-error an error that is declared and never raised
  implement({ find }, { find: FindAny })
  implement({ find }, { find: respond(FindNumber, ({ id }) => ({ body: { id: `${id}` }, headers: { 'X-Total': '1' } })) })
  // @ts-expect-error a response with another body
  implement({ find }, { find: respond(FindNumber, (body) => ({ body })) })
  // @ts-expect-error a response with an error that is never raised
  implement({ find }, { find: respond(FindAny, (body) => ({ body })) })
})

test('an endpoint has the definition of its route and the handler', () => {
  const toResponse = (body: { id: number }) => ({ body: { id: `${body.id}` } })
  const endpoints = implement({ find, list }, { find: respond(FindNumber, toResponse), list: List })
  expect(endpoints).toMatchObject([
    { method: 'get', path: '/api/x/:id', handler: FindNumber, toResponse, errors: [Missing] },
    { path: '/api/x', input: NoInput, handler: List, toResponse: null, requestType: 'json', version: false },
  ])
})

test('a route prints as method, path and what the browser’s client needs to know', () => {
  const print = (one: object) => `${one}`
  expect(print(list)).toBe('GET /api/x public')
  expect(print(route.get('/api/x', { ...common, output: ById, identified: true }))).toBe('GET /api/x')
  expect(
    print(route.patch('/api/x/:id', { ...common, input: Thing, output: Thing, errors: [VersionConflict], version: true, access: 'user' })),
  ).toBe('PATCH /api/x/:id version')
  expect(print(route.post('/api/x', { ...common, output: ById, access: 'user', requestType: 'multipart' }))).toBe('POST /api/x multipart')
  const Section = Schema.Struct({ id: Schema.String, type: Schema.String })
  expect(print(route.patch('/api/x/:id', { ...common, input: Section, output: Thing, access: 'user', query: ['type'] }))).toBe(
    'PATCH /api/x/:id ?type',
  )
  // @ts-expect-error the input has no such text
  route.patch('/api/x/:id', { ...common, input: Section, output: Thing, query: ['kind'] })
  expect(print(route.get('/api/x', { ...common, output: FileBody, responseType: 'file', access: 'user' }))).toBe('GET /api/x blob')
})

test('a redirect names an address of this site', () => {
  const fits = (to: string) => Schema.is(RedirectBody)({ to })
  expect(['/', '/a?b=c#d', '/uk/żłobki'].filter(fits)).toEqual(['/', '/a?b=c#d', '/uk/żłobki'])
  expect(['', 'a', '//b', '/\\b', '/a b', '/a\n', 'https://b', 'javascript:1'].filter(fits)).toEqual([])
})
