import { Schema } from 'effect'
import { expect, test } from 'vitest'
import { facilityPermission } from '#core/access/permissions.ts'
import { FileBody, RedirectBody } from './body-types.ts'
import { route } from './route.ts'

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
  route.patch('/api/x/:id', { ...common, input: Thing, output: Thing, version: true })
  // @ts-expect-error no version in input and output
  route.patch('/api/x/:id', { ...common, input: ById, output: ById, version: true })
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

const list = route.get('/api/x', { ...common, output: Schema.Array(ById) })

test('a route prints as method, path and what the browser’s client needs to know', () => {
  const print = (one: object) => `${one}`
  expect(print(list)).toBe('GET /api/x public')
  expect(print(route.get('/api/x', { ...common, output: ById, identified: true }))).toBe('GET /api/x')
  expect(print(route.patch('/api/x/:id', { ...common, input: Thing, output: Thing, version: true, access: 'user' }))).toBe(
    'PATCH /api/x/:id version',
  )
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
