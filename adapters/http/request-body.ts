import { tmpdir } from 'node:os'
import path from 'node:path'
import { json, type Request, type RequestHandler, raw, urlencoded } from 'express'
import { uploadLimits } from '#core/kernel/upload-limits.ts'
import type { RequestType } from '#core/plugin/body-types.ts'
import type { Endpoint } from '#core/plugin/implement.ts'
import { BadRequest, UnsupportedMediaType, Validation } from '#core/plugin/transport-errors.ts'
import { jsonDepth } from './json-depth.ts'
import { readMultipart } from './multipart.ts'

/** Largest body without files in bytes, deepest JSON, most fields of a form (quality.md, "Limits on greed"). */
export const maxBody = { bytes: 100_000, depth: 20, fields: 200 } as const

/** The same of routes for whole documents. What is nested deeper than a document may be is refused with its path. */
export const maxLargeBody = { bytes: 260_000, depth: 128 } as const

const mimeTypes: Readonly<Record<Exclude<RequestType, 'raw'>, string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
}

/** Folder in which files of forms are spooled, unless the server has its own. */
export const temporarySpoolFolder = path.join(tmpdir(), 'kredka-spool')

const parseJson = (max: { readonly bytes: number; readonly depth: number }) =>
  json({
    limit: max.bytes,
    verify: (_, __, bytes) => {
      if (jsonDepth(bytes) > max.depth) throw new BadRequest()
    },
  })
const parseLargeJson = parseJson(maxLargeBody)

/** Parses a JSON body of ordinary size. */
export const parsePlainJson = parseJson(maxBody)

const plainParsers: Readonly<Record<Exclude<RequestType, 'multipart'>, RequestHandler>> = {
  json: parsePlainJson,
  form: urlencoded({ extended: false, limit: maxBody.bytes, parameterLimit: maxBody.fields }),
  raw: raw({ type: () => true, limit: maxBody.bytes }),
}

const hasBody = ({ headers }: Request) => Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined

/** Creates parsers of endpoints' bodies. A body of another type is refused, and so is any body of a GET (features AP-13). */
export const makeBodyReader = (spoolFolder: string) => {
  const multipart = readMultipart({ field: maxBody.bytes, fields: maxBody.fields, ...uploadLimits }, spoolFolder)
  return (endpoint: Endpoint): RequestHandler => readBody(endpoint, { ...plainParsers, multipart })
}

const readBody = ({ method, requestType, largeBody }: Endpoint, parsers: Readonly<Record<RequestType, RequestHandler>>): RequestHandler => {
  if (method === 'get')
    return (request, _, next) => next(hasBody(request) ? new Validation({ schema: { _: ['FIELD_UNKNOWN'] } }) : undefined)
  const parse = largeBody ? parseLargeJson : parsers[requestType]
  return (request, response, next) => {
    if (!hasBody(request)) return next()
    if (requestType !== 'raw' && !request.is(mimeTypes[requestType]))
      return next(new UnsupportedMediaType({ values: { expected: mimeTypes[requestType] } }))
    parse(request, response, next)
  }
}

/** Returns the members that a body adds to the input; a body that is a list is the member `list`. */
export const bodyMembers = ({ method, requestType }: Endpoint, { body }: Request): object => {
  if (method === 'get' || typeof body !== 'object') return {}
  if (requestType === 'raw') return { body }
  return Array.isArray(body) ? { list: body } : body
}
