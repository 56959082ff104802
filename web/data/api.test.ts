import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, callApi } from './api.ts'

beforeEach(() => vi.stubGlobal('document', { documentElement: { lang: 'uk', dataset: {} } }))
afterEach(() => vi.unstubAllGlobals())

const answering = (answer: () => Response | Promise<Response>) => {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => answer())
  vi.stubGlobal('fetch', fetched)
  return fetched
}
const problem = (status: number, headers: Record<string, string> = {}) =>
  answering(() => Response.json({ status, code: 'error/x', message: 'Так', schema: { name: ['Ні'] } }, { status, headers }))
const told = async () => {
  const error: unknown = await callApi('/api/x').catch((error: unknown) => error)
  return error instanceof ApiError ? error.problem : error
}

test('an answer is given; the server is asked in the page’s language', async () => {
  const fetched = answering(() => Response.json({ a: 1 }))
  expect(await callApi('/api/x')).toEqual({ a: 1 })
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', headers: { 'accept-language': 'uk' } })
  await callApi('/api/x', { body: { b: 2 } })
  expect(fetched.mock.calls[1]?.[1]).toMatchObject({ method: 'POST', body: '{"b":2}', headers: { 'content-type': 'application/json' } })
  answering(() => new Response(null, { status: 204 }))
  expect(await callApi('/api/x', { method: 'DELETE' })).toBe(null)
})

test.each([404, 500])('ER-03 %s is thrown on without a message to show', async (status) => {
  problem(status)
  expect(await told()).toMatchObject({ telling: 'quietly', status })
})

test.each([400, 401, 403, 409, 413, 415, 422, 429, 502, 503])(
  'ER-03 %s with an error’s body: its message, and those of the fields',
  async (status) => {
    problem(status, { 'retry-after': '7' })
    expect(await told()).toEqual({
      telling: 'message',
      status,
      code: 'error/x',
      message: 'Так',
      schema: { name: ['Ні'] },
      retryAfter: 7,
    })
  },
)

test('ER-03 an error without a body of ours says nothing', async () => {
  answering(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  expect(await told()).toEqual({ telling: 'quietly', status: 502, retryAfter: null })
})

test('ER-03 no response is a lost connection', async () => {
  answering(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await told()).toEqual({ telling: 'connection' })
})

test('a call that was given up is no error of the server', async () => {
  const given = new AbortController()
  answering(() => {
    given.abort()
    return Promise.reject(given.signal.reason)
  })
  await expect(callApi('/api/x', { signal: given.signal })).rejects.toBe(given.signal.reason)
})
