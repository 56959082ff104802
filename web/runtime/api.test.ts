import { Schema } from 'effect'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Failure } from '#core/kernel/failure.ts'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import { FileBody } from '#core/plugin/body-types.ts'
import { route } from '#core/plugin/route.ts'
import { ApiError, callApi, problemOf } from './api.ts'

class NameTaken extends Failure('NameTaken', 'conflict') {}
const common = { summary: 'For the test.', access: 'anyone' } as const
const Thing = Schema.Struct({ id: Schema.String, version: Schema.Int, names: Schema.Array(Schema.String) })
const list = route.get('/api/x', { ...common, output: Schema.Array(Thing) })
const search = route.get('/api/x/:id/near', {
  ...common,
  input: Schema.Struct({
    id: Schema.String,
    kind: Schema.optional(Schema.Array(Schema.String)),
    page: Schema.optional(Schema.NumberFromString),
  }),
  output: Thing,
})
const edit = route.patch('/api/x/:id', { ...common, input: Thing, output: Thing, errors: [VersionConflict, NameTaken], version: true })
const section = route.patch('/api/x/:id/section', {
  ...common,
  input: Schema.Struct({ id: Schema.String, type: Schema.String, name: Schema.String }),
  output: Schema.Null,
  query: ['type'],
})
const remove = route.delete('/api/x/:id', { ...common, input: Schema.Struct({ id: Schema.String }), output: Schema.Null })
const upload = route.post('/api/x/:id/photo', {
  ...common,
  input: Schema.Struct({ id: Schema.String, photo: FileBody }),
  output: Thing,
  requestType: 'multipart',
})
const photo = route.get('/api/x/:id/photo', {
  ...common,
  input: Schema.Struct({ id: Schema.String }),
  output: FileBody,
  responseType: 'file',
})

beforeEach(() => vi.stubGlobal('document', { documentElement: { lang: 'uk', dataset: {} } }))
afterEach(() => vi.unstubAllGlobals())

const stubFetch = (answer: () => Response | Promise<Response>) => {
  const fetchMock = vi.fn(async (_path: string, _init: RequestInit) => answer())
  vi.stubGlobal('fetch', fetchMock)
  return fetchMock
}
const problem = (status: number, headers: Record<string, string> = {}) =>
  stubFetch(() => Response.json({ status, code: 'error/x', message: 'Так', schema: { name: ['Ні'] } }, { status, headers }))
const failure = async () => {
  const error: unknown = await callApi(list).catch((error: unknown) => error)
  return error instanceof ApiError ? error.problem : error
}

test('sends input as path, query and body, and returns the output', async () => {
  const fetchMock = stubFetch(() => Response.json([]))
  const sent = (n: number) => [fetchMock.mock.calls[n]?.[0], fetchMock.mock.calls[n]?.[1]] as const
  expect(await callApi(list)).toEqual([])
  expect(sent(0)).toMatchObject(['/api/x', { method: 'GET', headers: { 'accept-language': 'uk' } }])
  await callApi(search, { id: 'a/b', kind: ['x', 'y'], page: '2' })
  expect(sent(1)[0]).toBe('/api/x/a%2Fb/near?kind=x&kind=y&page=2')
  await callApi(edit, { id: '1', version: 7, names: ['Ala'] })
  expect(sent(2)).toMatchObject([
    '/api/x/1',
    { method: 'PATCH', body: '{"names":["Ala"]}', headers: { 'if-match': '"7"', 'content-type': 'application/json' } },
  ])
  await callApi(upload, { id: '1', photo: new File(['x'], 'x.png') })
  expect((sent(3)[1]?.body as FormData | undefined)?.get('photo')).toBeInstanceOf(File)
  await callApi(section, { id: '1', type: 'a b', name: 'x' })
  expect(sent(4)).toMatchObject(['/api/x/1/section?type=a+b', { body: '{"name":"x"}' }])
  stubFetch(() => new Response(null, { status: 204 }))
  expect(await callApi(remove, { id: '1' })).toBe(null)
  stubFetch(() => new Response('png'))
  expect(await (await callApi(photo, { id: '1' })).text()).toBe('png')
})

test('input, output and error codes follow the route', async () => {
  stubFetch(() => Response.json({ names: [], code: 'error/name-taken' }, { status: 409 }))
  const error: unknown = await callApi(edit, { id: '1', version: 7, names: [] }).catch((error: unknown) => error)
  expect(problemOf(edit, error)?.code === 'error/name-taken').toBe(true)
  // @ts-expect-error no error of this route
  expect(problemOf(edit, error)?.code === 'error/facility-not-found').toBe(false)
  const uncalled = async () => {
    ;(await callApi(search, { id: '1' })).names satisfies readonly string[]
    // @ts-expect-error an input that is needed
    await callApi(search)
    // @ts-expect-error a member of another type
    await callApi(edit, { id: '1', version: '7', names: [] })
    // @ts-expect-error the definition is not readable by chance
    return edit.input
  }
  expect(uncalled).toBeTypeOf('function')
})

test.each([404, 500])('ER-03 %s is an error without a message to show', async (status) => {
  problem(status)
  expect(await failure()).toMatchObject({ display: 'none', status })
})

test.each([400, 401, 403, 409, 413, 415, 422, 429, 502, 503])(
  'ER-03 %s with a problem body carries its message and the field messages',
  async (status) => {
    problem(status, { 'retry-after': '7' })
    expect(await failure()).toEqual({
      display: 'message',
      status,
      code: 'error/x',
      message: 'Так',
      schema: { name: ['Ні'] },
      retryAfter: 7,
    })
  },
)

test('ER-03 an error without a problem body shows nothing', async () => {
  stubFetch(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  expect(await failure()).toEqual({ display: 'none', status: 502, retryAfter: null })
})

test('ER-03 a missing response is a lost connection', async () => {
  stubFetch(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await failure()).toEqual({ display: 'connection' })
})

test('an aborted call throws the signal’s reason instead of an ApiError', async () => {
  const controller = new AbortController()
  stubFetch(() => {
    controller.abort()
    return Promise.reject(controller.signal.reason)
  })
  await expect(callApi(list, undefined, { signal: controller.signal })).rejects.toBe(controller.signal.reason)
})
