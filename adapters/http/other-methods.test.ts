import type { AddressInfo } from 'node:net'
import express, { type ErrorRequestHandler } from 'express'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnyFailure } from '#core/kernel/failure.ts'
import { statusOf } from '#core/plugin/statuses.ts'
import { answerOtherMethods } from './other-methods.ts'

const answerFailure: ErrorRequestHandler = (failure: AnyFailure, _, response, __) =>
  void response.status(statusOf[failure.kind]).json({ tag: failure._tag, values: failure.values })

const app = express()
app.get('/api/note/:id', (_, response) => void response.json('note'))
app.use(
  answerOtherMethods([
    { method: 'get', path: '/api/note/:id' },
    { method: 'delete', path: '/api/note/:id' },
    { method: 'post', path: '/api/note/sort' },
  ]),
)
app.use(answerFailure)

let server: ReturnType<typeof app.listen>
beforeAll(
  () =>
    new Promise<void>((resolve) => {
      server = app.listen(0, '127.0.0.1', () => resolve())
    }),
)
afterAll(() => void server.close())

const call = async (method: string, path: string) => {
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { method })
  const text = await response.text()
  return { status: response.status, allow: response.headers.get('allow'), body: text && JSON.parse(text) }
}

test('AP-14 an unknown method of a known address is 405, and Allow names all methods of the routes that match', async () => {
  const allowed = 'GET, HEAD, DELETE, OPTIONS'
  expect(await call('PATCH', '/api/note/1')).toEqual({
    status: 405,
    allow: allowed,
    body: { tag: 'MethodNotAllowed', values: { method: 'PATCH', allowed } },
  })
  expect(await call('PUT', '/api/note/sort')).toMatchObject({ status: 405, allow: 'GET, HEAD, DELETE, POST, OPTIONS' })
})

test('AP-14 OPTIONS names the methods; HEAD is answered as GET; an unknown address is 404', async () => {
  expect(await call('OPTIONS', '/api/note/1')).toEqual({ status: 204, allow: 'GET, HEAD, DELETE, OPTIONS', body: '' })
  expect(await call('HEAD', '/api/note/1')).toMatchObject({ status: 200 })
  expect(await call('OPTIONS', '/api/nothing')).toMatchObject({ status: 404, allow: null })
  expect(await call('PATCH', '/api/nothing')).toMatchObject({ status: 404, allow: null, body: { tag: 'NotFound' } })
})
