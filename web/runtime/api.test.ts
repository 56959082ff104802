import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, callApi } from './api.ts'

beforeEach(() => vi.stubGlobal('document', { documentElement: { lang: 'uk', dataset: {} } }))
afterEach(() => vi.unstubAllGlobals())

const stubFetch = (answer: () => Response | Promise<Response>) => {
  const fetchMock = vi.fn(async (_path: string, _init: RequestInit) => answer())
  vi.stubGlobal('fetch', fetchMock)
  return fetchMock
}
const problem = (status: number, headers: Record<string, string> = {}) =>
  stubFetch(() => Response.json({ status, code: 'error/x', message: 'Так', schema: { name: ['Ні'] } }, { status, headers }))
const problemOf = async () => {
  const error: unknown = await callApi('/api/x').catch((error: unknown) => error)
  return error instanceof ApiError ? error.problem : error
}

test('returns the response body and sends the page’s language', async () => {
  const fetchMock = stubFetch(() => Response.json({ a: 1 }))
  expect(await callApi('/api/x')).toEqual({ a: 1 })
  expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', headers: { 'accept-language': 'uk' } })
  await callApi('/api/x', { body: { b: 2 } })
  expect(fetchMock.mock.calls[1]?.[1]).toMatchObject({ method: 'POST', body: '{"b":2}', headers: { 'content-type': 'application/json' } })
  stubFetch(() => new Response(null, { status: 204 }))
  expect(await callApi('/api/x', { method: 'DELETE' })).toBe(null)
})

test.each([404, 500])('ER-03 %s is an error without a message to show', async (status) => {
  problem(status)
  expect(await problemOf()).toMatchObject({ display: 'none', status })
})

test.each([400, 401, 403, 409, 413, 415, 422, 429, 502, 503])(
  'ER-03 %s with a problem body carries its message and the field messages',
  async (status) => {
    problem(status, { 'retry-after': '7' })
    expect(await problemOf()).toEqual({
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
  expect(await problemOf()).toEqual({ display: 'none', status: 502, retryAfter: null })
})

test('ER-03 a missing response is a lost connection', async () => {
  stubFetch(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await problemOf()).toEqual({ display: 'connection' })
})

test('an aborted call throws the signal’s reason instead of an ApiError', async () => {
  const controller = new AbortController()
  stubFetch(() => {
    controller.abort()
    return Promise.reject(controller.signal.reason)
  })
  await expect(callApi('/api/x', { signal: controller.signal })).rejects.toBe(controller.signal.reason)
})
