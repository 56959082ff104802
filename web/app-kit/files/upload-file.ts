import { ApiError, type ApiRequest, callBy, errorOf, type ProblemBody } from '#web/runtime/api.ts'
import type { AnyRoute, InputOf, OutputOf } from '#web/runtime/api-types.ts'

/** Options of an upload. */
export interface UploadOptions {
  readonly signal: AbortSignal
  /** `Idempotency-Key`, the same for another attempt with the same file. */
  readonly key: string
  /** Receives the part that was sent, from 0 to 1. */
  readonly onProgress: (part: number) => void
}

/** Calls a route with files and reports its progress, which `fetch` cannot. Throws as `callApi` does. */
export const uploadFile = <R extends AnyRoute>(route: R, input: InputOf<R>, options: UploadOptions): Promise<OutputOf<R>> =>
  callBy(route, input, (request, bearer) => send(request, bearer, options))

const send = (
  { method, address, headers, body }: ApiRequest,
  bearer: Readonly<Record<string, string>>,
  { signal, key, onProgress }: UploadOptions,
) =>
  new Promise<unknown>((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    signal.addEventListener('abort', abort)
    const all = {
      accept: 'application/json',
      'accept-language': document.documentElement.lang,
      'idempotency-key': key,
      ...headers,
      ...bearer,
    }
    request.open(method, address)
    for (const [name, value] of Object.entries(all)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => lengthComputable && onProgress(loaded / total))
    request.addEventListener('load', () => {
      const answer = parse(request.responseText)
      if (request.status >= 200 && request.status < 300) resolve(answer)
      else reject(errorOf(request.status, answer as ProblemBody | null, request.getResponseHeader('retry-after')))
    })
    request.addEventListener('error', () => reject(new ApiError({ display: 'connection' })))
    request.addEventListener('abort', () => reject(signal.reason))
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort))
    request.send(body ?? null)
  })

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
