import type { Request } from 'express'
import { expect, test } from 'vitest'
import type { Endpoint } from '#core/plugin/implement.ts'
import { inputOf } from './route-input.ts'

const read = (endpoint: object, request: { readonly query?: object; readonly body?: object; readonly params?: object }) => {
  const { query = {}, body, params = {} } = request
  return inputOf(
    { method: 'post', requestType: 'json', version: false, session: false, query: [], ...endpoint } as unknown as Endpoint,
    { query, body, params, get: () => undefined } as unknown as Request,
    null,
  )
}
const unknown = (...names: readonly string[]) =>
  expect.objectContaining({ _tag: 'Validation', schema: Object.fromEntries(names.map((name) => [name, ['FIELD_UNKNOWN']])) })

test('reads the query of a GET, and the body of other calls', () => {
  expect(read({ method: 'get' }, { query: { page: '2' }, params: { id: '7' } })).toEqual({ page: '2', id: '7' })
  expect(read({}, { body: { text: 'a' }, params: { id: '7' } })).toEqual({ text: 'a', id: '7' })
})

test('AP-04 members of a body and of the path are unknown in the query', () => {
  expect(() => read({}, { query: { password: 'x', '': '' } })).toThrow(unknown('password', '_'))
  expect(() => read({ method: 'delete' }, { query: { id: '8' }, params: { id: '7' } })).toThrow(unknown('id'))
  expect(() => read({ method: 'get' }, { query: { id: '8', page: '1' }, params: { id: '7' } })).toThrow(unknown('id'))
  expect(() => read({ session: true }, { body: { refresh_token: 'x' } })).toThrow(unknown('refresh_token'))
})

test('AP-05 members that a route names stand in the address of a call with a body, and are unknown in the body', () => {
  const sections = { method: 'patch', query: ['type'] }
  expect(read(sections, { query: { type: 'info' }, body: { phone: '1' }, params: { id: '7' } })).toEqual({
    type: 'info',
    phone: '1',
    id: '7',
  })
  expect(() => read(sections, { query: { type: 'info', phone: '1' } })).toThrow(unknown('phone'))
  expect(() => read(sections, { query: { type: 'info' }, body: { type: 'settings' } })).toThrow(unknown('type'))
})
