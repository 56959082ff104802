import { Schema } from 'effect'
import { expect, test } from 'vitest'
import type { AccessRule } from '#core/access/access-rule.ts'
import { facilityPermission } from '#core/access/permissions.ts'
import { Failure } from '#core/kernel/failure.ts'
import { route } from './route.ts'
import { type Definition, definition } from './route-definition.ts'
import { errorsOf } from './transport-errors.ts'

class Missing extends Failure('Missing', 'not-found') {}
class Late extends Failure('Late', 'gone') {}

const OfFacility = Schema.Struct({ facility_id: Schema.String })
const common = { summary: 'For the test.', input: OfFacility, output: OfFacility } as const
const tags = (one: { readonly [definition]: Definition }) => errorsOf(one[definition]).map(({ tag }) => tag)
const always = ['Validation', 'BadRequest', 'TooManyRequests', 'Unavailable', 'ExpiredJwt']

test('the errors of a route are its own and those of the transport', () => {
  expect(tags(route.get('/api/x/:facility_id', { ...common, access: 'anyone' }))).toEqual(always)
  expect(tags(route.post('/api/x', { ...common, access: 'anyone', errors: [Missing, Late] }))).toEqual([
    'Missing',
    'Late',
    ...always,
    'BodyTooBig',
    'UnsupportedMediaType',
    'IdempotencyKeyReused',
    'IdempotencyKeyInUse',
  ])
  expect(tags(route.post('/api/x', { ...common, access: 'anyone', reads: true }))).toEqual([
    ...always,
    'BodyTooBig',
    'UnsupportedMediaType',
  ])
})

test('a route that takes files has an error for those too', () => {
  const errors = tags(route.post('/api/x', { ...common, access: 'anyone', reads: true, requestType: 'multipart' }))
  expect(errors.slice(always.length)).toEqual(['BodyTooBig', 'FileTooBig', 'UnsupportedMediaType'])
})

test('a route with a session accepts calls of this site only, and an expired token where anyone may call', () => {
  const input = Schema.Struct({ refresh_token: Schema.NullOr(Schema.String) })
  const errors = tags(route.post('/api/x', { ...common, access: 'anyone', input, session: true }))
  expect(errors).toContain('Forbidden')
  expect(errors).not.toContain('ExpiredJwt')
})

test('an access rule adds its errors', () => {
  const errors = (access: AccessRule) => tags(route.get('/api/x/:facility_id', { ...common, access })).slice(always.length)
  expect(errors('user')).toEqual(['MissingJwt'])
  expect(errors({ resource: 'facility', permission: facilityPermission('facility-data/write', { roles: [] }) })).toEqual([
    'MissingJwt',
    'InsufficientPermissions',
  ])
})
