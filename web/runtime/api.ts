/** Display of a failed call to the user (specification §8): not at all, by the server's message, or as a lost connection. */
export type ErrorDisplay = 'none' | 'message' | 'connection'

interface ApiProblem {
  readonly display: ErrorDisplay
  readonly status?: number
  /** User-facing message in the page's language; absent when the connection was lost. */
  readonly message?: string | undefined
  readonly code?: string | undefined
  /** Messages by field. */
  readonly schema?: Readonly<Record<string, readonly string[]>> | undefined
  /** Seconds after which the call may be repeated. */
  readonly retryAfter?: number | null
}

/** A failed API call and how it is shown. */
export class ApiError extends Error {
  readonly problem: ApiProblem
  constructor(problem: ApiProblem) {
    super(problem.message ?? problem.display)
    this.problem = problem
  }
}

/** Options of an API call. */
interface ApiRequest {
  /** Default: POST with a body (JSON, or a form with files), otherwise GET. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal | null
  /** Type of a successful response. Default: JSON. */
  readonly responseType?: 'blob'
  /** Sends the call without credentials. Default: as the signed-in user, if there is one. */
  readonly actor?: 'anyone'
}

/** Calls an API route and returns its response body. Throws `ApiError` when the server rejects the call or cannot be reached, and the signal's reason when the call was aborted. */
export const callApi = async <Answer>(path: `/api/${string}`, request: ApiRequest = {}): Promise<Answer> => {
  if (request.actor === 'anyone' || document.documentElement.dataset['user'] === undefined) return call(path, request)
  const { asUser } = await import('#web/runtime/session/session.ts')
  return asUser((bearer) => call(path, { ...request, headers: { ...request.headers, ...bearer } }))
}

const call = async <Answer>(
  path: `/api/${string}`,
  { body, method, headers, responseType, signal = null }: ApiRequest,
): Promise<Answer> => {
  const file = body instanceof FormData
  const response = await fetch(path, {
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
    throw signal?.aborted ? error : new ApiError({ display: 'connection' })
  })
  if (response.ok && responseType === 'blob') return (await response.blob()) as Answer
  const payload = (await response.json().catch(() => null)) as (Answer & Omit<ApiProblem, 'display'>) | null
  if (signal?.aborted) throw signal.reason
  if (response.ok) return payload as Answer
  const { status } = response
  const display: ErrorDisplay = payload?.message && status !== 404 && status !== 500 ? 'message' : 'none'
  const retryAfter = response.headers.get('retry-after')
  const { message, code, schema } = payload ?? {}
  throw new ApiError({
    ...(code && { message, code, schema }),
    display,
    status,
    retryAfter: retryAfter === null ? null : Number(retryAfter),
  })
}
