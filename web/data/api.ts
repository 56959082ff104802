/** How a call that gave nothing is told (specification §8): not at all, by the server's message, or as a lost connection. */
export type Telling = 'quietly' | 'message' | 'connection'

interface Refusal {
  readonly telling: Telling
  readonly status?: number
  /** What people read, in the page's language; of a lost connection empty. */
  readonly message?: string | undefined
  readonly code?: string | undefined
  /** Messages by field. */
  readonly schema?: Readonly<Record<string, readonly string[]>> | undefined
  /** Seconds after which to come back. */
  readonly retryAfter?: number | null
}

/** A call that gave nothing, and how it is told. */
export class ApiError extends Error {
  readonly problem: Refusal
  constructor(told: Refusal) {
    super(told.message ?? told.telling)
    this.problem = told
  }
}

/** What is said beside the path. */
interface ApiRequest {
  /** POST unless told, where there is a body: JSON, or a form with files. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal | null
  /** What a good answer is read as: JSON unless told. */
  readonly responseType?: 'blob'
  /** The answer hangs on nobody: no session is asked for it. Otherwise one asks as who has signed in, if somebody has. */
  readonly as?: 'anyone'
}

/** Calls a row and gives its answer. What the server refuses or never hears is an `ApiError`; a call that was given up throws what its signal says. */
export const callApi = async <Answer>(path: `/api/${string}`, asked: ApiRequest = {}): Promise<Answer> => {
  if (asked.as === 'anyone' || document.documentElement.dataset['user'] === undefined) return call(path, asked)
  const { asUser } = await import('#web/session/session.ts')
  return asUser((bearer) => call(path, { ...asked, headers: { ...asked.headers, ...bearer } }))
}

const call = async <Answer>(
  path: `/api/${string}`,
  { body, method, headers, responseType: gives, signal = null }: ApiRequest,
): Promise<Answer> => {
  const file = body instanceof FormData
  const answer = await fetch(path, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: {
      accept: 'application/json',
      'accept-language': document.documentElement.lang,
      ...(body && !file && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: file ? body : JSON.stringify(body) }),
    signal,
  }).catch((error: unknown) => {
    throw signal?.aborted ? error : new ApiError({ telling: 'connection' })
  })
  if (answer.ok && gives === 'blob') return (await answer.blob()) as Answer
  const said = (await answer.json().catch(() => null)) as (Answer & Omit<Refusal, 'telling'>) | null
  if (signal?.aborted) throw signal.reason
  if (answer.ok) return said as Answer
  const { status } = answer
  const telling: Telling = said?.message && status !== 404 && status !== 500 ? 'message' : 'quietly'
  const wait = answer.headers.get('retry-after')
  const { message, code, schema } = said ?? {}
  throw new ApiError({ ...(code && { message, code, schema }), telling, status, retryAfter: wait === null ? null : Number(wait) })
}
