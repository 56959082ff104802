import type { AnyRoute, InputOf, OutputOf, RouteProblem } from './api-types.ts'
import { loadSessionClient } from './session/session-client.ts'

/** Presentation of a failed call (specification §8): not at all, by the server's message, or as a lost connection. */
export type ErrorDisplay = 'none' | 'message' | 'connection'

interface ApiProblem {
  readonly display: ErrorDisplay
  readonly status?: number
  /** User-facing message in the page's language; absent when the connection was lost. */
  readonly message?: string | undefined
  readonly code?: string | undefined
  /** Reason, where the route gives one. */
  readonly detail?: string | undefined
  /** Messages by field. */
  readonly schema?: Readonly<Record<string, readonly string[]>> | undefined
  /** Seconds after which the call may be repeated. */
  readonly retryAfter?: number | null
}

/** Failed API call and how it is shown. */
export class ApiError extends Error {
  readonly problem: ApiProblem
  constructor(problem: ApiProblem) {
    super(problem.message ?? problem.display)
    this.problem = problem
  }
}

/** Returns the problem that a route reported, with the codes which that route declares; `null` for a lost connection and other errors. */
export const problemOf = <R extends AnyRoute>(_route: R, error: unknown): RouteProblem<R> | null =>
  error instanceof ApiError && error.problem.code !== undefined ? (error.problem as unknown as RouteProblem<R>) : null

export interface CallOptions {
  readonly signal?: AbortSignal | null
  readonly headers?: Readonly<Record<string, string>>
  /** Completes the request when the page is left. */
  readonly keepalive?: boolean
}

/** Input and options of a call; a route without input needs none. */
export type CallArguments<R> =
  Readonly<Record<string, never>> extends InputOf<R>
    ? [input?: InputOf<R> | undefined, options?: CallOptions]
    : [input: InputOf<R>, options?: CallOptions]

/**
 * Calls a route: `await callApi(accountsApi.endSession, { id })`. Returns the encoded output. Throws `ApiError` when
 * the server rejects the call or cannot be reached, and the signal's reason when the call was aborted. Routes that
 * need a user are called with the session, if there is one.
 */
export const callApi = async <R extends AnyRoute>(route: R, ...[input, options]: CallArguments<R>): Promise<OutputOf<R>> => {
  return callBy(route, input, (request, bearer) => send(request, { ...options, headers: { ...options?.headers, ...bearer } }))
}

/**
 * Sends the request of a route, with the session if there is one, by a function that throws `ApiError`; for a transport
 * other than `fetch`.
 */
export const callBy = async <R extends AnyRoute>(
  route: R,
  input: InputOf<R> | undefined,
  by: (request: ApiRequest, bearer: Readonly<Record<string, string>>) => Promise<unknown>,
): Promise<OutputOf<R>> => {
  const request = requestOf(`${route}`, { ...(input as Readonly<Record<string, unknown>> | undefined) })
  const call = (bearer: Readonly<Record<string, string>> = {}) => by(request, bearer)
  const session = request.isPublic || document.documentElement.dataset['user'] === undefined ? null : await loadSessionClient()
  return (session ? session.asUser(call) : call()) as Promise<OutputOf<R>>
}

/** Request of a route, without the headers of the session. */
export interface ApiRequest {
  readonly address: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: FormData | string | undefined
  readonly isPublic: boolean
  readonly isBlob: boolean
}

/** Builds the request of a route from its text, `PATCH /api/v1/account/account/:id version`, and its input. */
const requestOf = (route: string, input: Record<string, unknown>): ApiRequest => {
  const [method = '', pattern = '', ...flags] = route.split(' ')
  const take = (name: string) => {
    const value = input[name]
    delete input[name]
    return String(value)
  }
  const headers: Record<string, string> = {}
  if (flags.includes('version') && input['version'] !== undefined) headers['if-match'] = `"${take('version')}"`
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(take(name)))
  const inQuery = flags.flatMap((flag) => (flag.startsWith('?') ? [flag.slice(1)] : []))
  const query = queryOf(method === 'GET' ? input : Object.fromEntries(inQuery.map((name) => [name, take(name)])))
  const isForm = flags.includes('multipart')
  const hasBody = method !== 'GET' && Object.keys(input).length > 0
  if (hasBody && !isForm) headers['content-type'] = 'application/json'
  return {
    address: path + query,
    method,
    headers,
    body: hasBody ? (isForm ? formOf(input) : JSON.stringify(input)) : undefined,
    isPublic: flags.includes('public'),
    isBlob: flags.includes('blob'),
  }
}

const entriesOf = (input: Readonly<Record<string, unknown>>) =>
  Object.entries(input).flatMap(([name, value]) => [value].flat().flatMap((one) => (one === undefined ? [] : [[name, one] as const])))

const queryOf = (input: Readonly<Record<string, unknown>>): string => {
  const query = new URLSearchParams(entriesOf(input).map(([name, value]) => [name, String(value)])).toString()
  return query && `?${query}`
}

const formOf = (input: Readonly<Record<string, unknown>>): FormData => {
  const form = new FormData()
  for (const [name, value] of entriesOf(input)) form.append(name, value instanceof Blob ? value : String(value))
  return form
}

const send = async (
  { address, method, headers, body, isBlob }: ApiRequest,
  { signal = null, headers: more, keepalive = false }: CallOptions,
): Promise<unknown> => {
  const response = await fetch(address, {
    method,
    headers: { accept: 'application/json', 'accept-language': document.documentElement.lang, ...headers, ...more },
    ...(body !== undefined && { body }),
    signal,
    keepalive,
  }).catch((error: unknown) => {
    throw signal?.aborted ? error : new ApiError({ display: 'connection' })
  })
  if (response.ok && isBlob) return response.blob()
  const answer = (await response.json().catch(() => null)) as ProblemBody | null
  if (signal?.aborted) throw signal.reason
  if (response.ok) return answer
  throw errorOf(response.status, answer, response.headers.get('retry-after'))
}

/** Problem of a response, as JSON. */
export type ProblemBody = Omit<ApiProblem, 'display'>

/** Returns the error of a response that reports a problem; `null`: a body that is no JSON. */
export const errorOf = (status: number, body: ProblemBody | null, retryAfter: string | null): ApiError => {
  const display: ErrorDisplay = body?.message && status !== 404 && status !== 500 ? 'message' : 'none'
  const { message, code, detail, schema } = body ?? {}
  const problem = { ...(code && { message, code, detail, schema }), display, status }
  return new ApiError({ ...problem, retryAfter: retryAfter === null ? null : Number(retryAfter) })
}
