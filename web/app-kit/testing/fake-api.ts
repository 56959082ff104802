import { vi } from 'vitest'

/** Call that a fake server received. */
export interface FakeCall {
  readonly call: string
  readonly body: unknown
  readonly version: string | null
}

interface FakeAnswer {
  readonly status?: number
  readonly body: unknown
}

type Respond = (call: FakeCall) => FakeAnswer | Promise<FakeAnswer>

/** Replaces `fetch` by a server that responds to `GET /path`; returns the list of its calls. */
export const fakeApi = (respond: Respond): FakeCall[] => {
  const calls: FakeCall[] = []
  vi.stubGlobal('fetch', async (path: string, { method, body, headers }: RequestInit) => {
    const call = {
      call: `${method} ${path}`,
      body: typeof body === 'string' ? JSON.parse(body) : null,
      version: new Headers(headers).get('if-match'),
    }
    calls.push(call)
    const { status = 200, body: answer } = await respond(call)
    return Response.json(answer, { status })
  })
  return calls
}

/** Response of a rejected call. */
export const problem = (status: number, code: string, rest: object = {}) => ({ status, body: { status, code, message: code, ...rest } })
