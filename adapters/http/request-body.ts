import { json, raw, type Request, type RequestHandler, urlencoded } from 'express'
import type { RequestType } from '#core/plugin/body-types.ts'
import type { Endpoint } from '#core/plugin/implement.ts'
import { BadFileFormat, BadRequest, Validation } from '#core/plugin/transport-errors.ts'
import { uploadLimits } from '#core/kernel/upload-limits.ts'
import { jsonDepth } from './json-depth.ts'
import { readMultipart } from './multipart.ts'

/** Largest body without files in bytes, deepest JSON, most fields of a form (quality.md, "Limits on greed"). */
export const maxBody = { bytes: 100_000, depth: 20, fields: 200 } as const

const mimeTypes: Readonly<Record<Exclude<RequestType, 'raw'>, string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
}

const parsers: Readonly<Record<RequestType, RequestHandler>> = {
  json: json({
    limit: maxBody.bytes,
    verify: (_, __, bytes) => {
      if (jsonDepth(bytes) > maxBody.depth) throw new BadRequest()
    },
  }),
  form: urlencoded({ extended: false, limit: maxBody.bytes, parameterLimit: maxBody.fields }),
  multipart: readMultipart({ field: maxBody.bytes, fields: maxBody.fields, ...uploadLimits }),
  raw: raw({ type: () => true, limit: maxBody.bytes }),
}

const hasBody = ({ headers }: Request) => Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined

/** Parses the body of an endpoint. A body of another type is refused, and so is any body of a GET (features AP-13). */
export const readBody = ({ method, requestType }: Endpoint): RequestHandler => {
  if (method === 'get')
    return (request, _, next) => next(hasBody(request) ? new Validation({ schema: { _: ['FIELD_UNKNOWN'] } }) : undefined)
  const parse = parsers[requestType]
  return (request, response, next) => {
    if (!hasBody(request)) return next()
    if (requestType !== 'raw' && !request.is(mimeTypes[requestType])) return next(new BadFileFormat())
    parse(request, response, next)
  }
}

/** Returns the members that a body adds to the input; a body that is a list is the member `list`. */
export const bodyMembers = ({ method, requestType }: Endpoint, { body }: Request): object => {
  if (method === 'get' || typeof body !== 'object') return {}
  if (requestType === 'raw') return { body }
  return Array.isArray(body) ? { list: body } : body
}
