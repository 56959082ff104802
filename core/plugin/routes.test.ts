import { Schema } from 'effect'
import type { Door } from '#core/access/doors.ts'
import { expect, test } from 'vitest'
import { Failure } from '#core/kernel/failure.ts'
import { token } from '#core/kernel/token.ts'
import type { UseCase } from '#core/kernel/use-case.ts'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import { failuresOf } from './doorway-failures.ts'
import { FileBody, RedirectBody } from './row-kinds.ts'
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
  get('/api/x/:id', { tells, may, takes: Id, gives: Id, does: Find })
  // @ts-expect-error no output Schema
  get('/api/x/:id', { tells, may, takes: Id, does: Find })
  // @ts-expect-error no input Schema
  get('/api/x/:id', { tells, may, gives: Id, does: Find })
  // @ts-expect-error no sentence
  get('/api/x/:id', { may, takes: Id, gives: Id, does: Find })
  // @ts-expect-error no door
  get('/api/x/:id', { tells, takes: Id, gives: Id, does: Find })
  // @ts-expect-error the Schema gives what the use-case does not
  get('/api/x/:id', { tells, may, takes: Id, gives: Thing, does: Find })
  // @ts-expect-error the use-case needs what the Schema does not take
  get('/api/x', { tells, may, takes: NoInput, gives: Id, does: Find })
  // @ts-expect-error no failures
  get('/api/x/:id', { tells, may, takes: Id, gives: Id, does: FindOrFail })
  // @ts-expect-error one of two failures
  get('/api/x/:id', { tells, may, takes: Id, gives: Id, does: FindOrFail, fails: [Lost] })
  // @ts-expect-error a failure that it does not have
  get('/api/x/:id', { tells, may, takes: Id, gives: Id, does: FindOrFail, fails: [Lost, Late, VersionConflict] })
  // @ts-expect-error a failure where there is none
  get('/api/x/:id', { tells, may, takes: Id, gives: Id, does: Find, fails: [Lost] })
  // @ts-expect-error not below /api
  get('/x/:id', { tells, may, takes: Id, gives: Id, does: Find })
})

test('PL-05 what an option needs must be there', () => {
  patch('/api/x/:id', { tells, may, takes: Thing, gives: Thing, does: Edit, fails: [VersionConflict], version: true })
  // @ts-expect-error no version in what it takes and gives
  patch('/api/x/:id', { tells, may, takes: Id, gives: Id, does: Find, version: true })
  // @ts-expect-error reads no body
  get('/api/x/:id', { tells, may, takes: Id, gives: Id, does: Find, accepts: 'form' })
  // @ts-expect-error changes nothing
  get('/api/x/:id', { tells, may, takes: Id, gives: Id, does: Find, idempotent: true })
  post('/api/x', { tells, may, takes: takesToken, gives: Id, does: Refresh, session: true })
  // @ts-expect-error takes no refresh token
  post('/api/x/:id', { tells, may, takes: Id, gives: Id, does: Find, session: true })
  // @ts-expect-error an answer with a cookie is not kept
  post('/api/x', { tells, may, takes: takesToken, gives: Id, does: Refresh, session: true, idempotent: true })
  get('/api/x', { tells, may, takes: NoInput, gives: FileBody, does: Give, answers: 'file' })
  // @ts-expect-error a file is no redirect
  get('/api/x', { tells, may, takes: NoInput, gives: FileBody, does: Give, answers: 'redirect' })
  // @ts-expect-error no kind of answer
  del('/api/x/:id', { tells, may, takes: Id, gives: Id, does: Find, answers: 'html' })
})

test('a redirect names an address of this site', () => {
  const fits = (to: string) => Schema.is(RedirectBody)({ to })
  expect(['/', '/a?b=c#d', '/uk/żłobki'].filter(fits)).toEqual(['/', '/a?b=c#d', '/uk/żłobki'])
  expect(['', 'a', '//b', '/\\b', '/a b', '/a\n', 'https://b', 'javascript:1'].filter(fits)).toEqual([])
})

test('all failures of a row: its own and the doorway’s', () => {
  const tags = (row: Parameters<typeof failuresOf>[0]) => failuresOf(row).map(({ tag }) => tag)
  const everywhere = ['Validation', 'BadRequest', 'TooManyRequests', 'Unavailable', 'ExpiredJwt']
  expect(tags(get('/api/x/:id', { tells, may, takes: Id, gives: Id, does: Find }))).toEqual(everywhere)
  expect(tags(post('/api/x', { tells, may, takes: Id, gives: Id, does: FindOrFail, fails: [Lost, Late], idempotent: true }))).toEqual([
    'Lost',
    'Late',
    ...everywhere,
    'FileTooBig',
    'BadFileFormat',
    'IdempotencyKeyReused',
  ])
  expect(tags(post('/api/x', { tells, may, takes: takesToken, gives: Id, does: Refresh, session: true }))).toContain('Forbidden')
  const door = (may: Door) => tags(get('/api/x/:id', { tells, may, takes: Id, gives: Id, does: Find })).slice(everywhere.length)
  expect(door('user')).toEqual(['MissingJwt'])
  expect(door({ on: 'facility', holds: 'facility-data/write' })).toEqual(['MissingJwt', 'InsufficientPermissions'])
})
