import { Schema } from 'effect'
import type { AccessRule } from '#core/access/access-rule.ts'
import { expect, test } from 'vitest'
import { Failure } from '#core/kernel/failure.ts'
import { token } from '#core/kernel/token.ts'
import type { UseCase } from '#core/kernel/use-case.ts'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import { errorsOf } from './transport-errors.ts'
import { FileBody, RedirectBody } from './body-types.ts'
import { del, get, NoInput, patch, post } from './routes.ts'

class Lost extends Failure('Lost', 'not-found') {}
class Late extends Failure('Late', 'gone') {}

const may = 'anyone'
const tells = 'For the compiler.'
const Id = Schema.Struct({ id: Schema.String })
const Thing = Schema.Struct({ id: Schema.String, version: Schema.Int })
const Find = token<UseCase<{ id: string }, { id: string }>>('test/Find')
const FindOrFail = token<UseCase<{ id: string }, { id: string }, Lost | Late>>('test/FindOrFail')
const Edit = token<UseCase<{ id: string; version: number }, { id: string; version: number }, VersionConflict>>('test/Edit')
const Give = token<UseCase<Readonly<Record<string, never>>, FileBody>>('test/Give')
const Refresh = token<UseCase<{ refresh_token: string | null }, { id: string }>>('test/Refresh')
const takesToken = Schema.Struct({ refresh_token: Schema.NullOr(Schema.String) })

test('PL-05 a row without Schema, sentence or failures does not compile', () => {
  get('/api/x/:id', { summary: tells, access: may, input: Id, output: Id, handler: Find })
  // @ts-expect-error no output Schema
  get('/api/x/:id', { summary: tells, access: may, input: Id, handler: Find })
  // @ts-expect-error no input Schema
  get('/api/x/:id', { summary: tells, access: may, output: Id, handler: Find })
  // @ts-expect-error no sentence
  get('/api/x/:id', { access: may, input: Id, output: Id, handler: Find })
  // @ts-expect-error no door
  get('/api/x/:id', { summary: tells, input: Id, output: Id, handler: Find })
  // @ts-expect-error the Schema gives what the use-case does not
  get('/api/x/:id', { summary: tells, access: may, input: Id, output: Thing, handler: Find })
  // @ts-expect-error the use-case needs what the Schema does not take
  get('/api/x', { summary: tells, access: may, input: NoInput, output: Id, handler: Find })
  // @ts-expect-error no failures
  get('/api/x/:id', { summary: tells, access: may, input: Id, output: Id, handler: FindOrFail })
  // @ts-expect-error one of two failures
  get('/api/x/:id', { summary: tells, access: may, input: Id, output: Id, handler: FindOrFail, errors: [Lost] })
  // @ts-expect-error a failure that it does not have
  get('/api/x/:id', { summary: tells, access: may, input: Id, output: Id, handler: FindOrFail, errors: [Lost, Late, VersionConflict] })
  // @ts-expect-error a failure where there is none
  get('/api/x/:id', { summary: tells, access: may, input: Id, output: Id, handler: Find, errors: [Lost] })
  // @ts-expect-error not below /api
  get('/x/:id', { summary: tells, access: may, input: Id, output: Id, handler: Find })
})

test('PL-05 what an option needs must be there', () => {
  patch('/api/x/:id', { summary: tells, access: may, input: Thing, output: Thing, handler: Edit, errors: [VersionConflict], version: true })
  // @ts-expect-error no version in what it takes and gives
  patch('/api/x/:id', { summary: tells, access: may, input: Id, output: Id, handler: Find, version: true })
  // @ts-expect-error reads no body
  get('/api/x/:id', { summary: tells, access: may, input: Id, output: Id, handler: Find, accepts: 'form' })
  // @ts-expect-error changes nothing
  get('/api/x/:id', { summary: tells, access: may, input: Id, output: Id, handler: Find, idempotent: true })
  post('/api/x', { summary: tells, access: may, input: takesToken, output: Id, handler: Refresh, session: true })
  // @ts-expect-error takes no refresh token
  post('/api/x/:id', { summary: tells, access: may, input: Id, output: Id, handler: Find, session: true })
  // @ts-expect-error an answer with a cookie is not kept
  post('/api/x', { summary: tells, access: may, input: takesToken, output: Id, handler: Refresh, session: true, idempotent: true })
  get('/api/x', { summary: tells, access: may, input: NoInput, output: FileBody, handler: Give, responseType: 'file' })
  // @ts-expect-error a file is no redirect
  get('/api/x', { summary: tells, access: may, input: NoInput, output: FileBody, handler: Give, responseType: 'redirect' })
  // @ts-expect-error no kind of answer
  del('/api/x/:id', { summary: tells, access: may, input: Id, output: Id, handler: Find, responseType: 'html' })
})

test('a redirect names an address of this site', () => {
  const fits = (to: string) => Schema.is(RedirectBody)({ to })
  expect(['/', '/a?b=c#d', '/uk/żłobki'].filter(fits)).toEqual(['/', '/a?b=c#d', '/uk/żłobki'])
  expect(['', 'a', '//b', '/\\b', '/a b', '/a\n', 'https://b', 'javascript:1'].filter(fits)).toEqual([])
})

test('all failures of a row: its own and the doorway’s', () => {
  const tags = (row: Parameters<typeof errorsOf>[0]) => errorsOf(row).map(({ tag }) => tag)
  const everywhere = ['Validation', 'BadRequest', 'TooManyRequests', 'Unavailable', 'ExpiredJwt']
  expect(tags(get('/api/x/:id', { summary: tells, access: may, input: Id, output: Id, handler: Find }))).toEqual(everywhere)
  expect(
    tags(
      post('/api/x', { summary: tells, access: may, input: Id, output: Id, handler: FindOrFail, errors: [Lost, Late], idempotent: true }),
    ),
  ).toEqual(['Lost', 'Late', ...everywhere, 'FileTooBig', 'BadFileFormat', 'IdempotencyKeyReused'])
  expect(tags(post('/api/x', { summary: tells, access: may, input: takesToken, output: Id, handler: Refresh, session: true }))).toContain(
    'Forbidden',
  )
  const access = (may: AccessRule) =>
    tags(get('/api/x/:id', { summary: tells, access: may, input: Id, output: Id, handler: Find })).slice(everywhere.length)
  expect(access('user')).toEqual(['MissingJwt'])
  expect(access({ resource: 'facility', permission: 'facility-data/write' })).toEqual(['MissingJwt', 'InsufficientPermissions'])
})
