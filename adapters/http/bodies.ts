import { json, raw, type Request, type RequestHandler, urlencoded } from 'express'
import { BadFileFormat, BadRequest, Validation } from '#core/plugin/doorway-failures.ts'
import type { RequestType } from '#core/plugin/row-kinds.ts'
import type { Route } from '#core/plugin/routes.ts'
import { jsonDepth } from './json-depth.ts'
import { readMultipart } from './multipart.ts'

/** Largest body without files, bytes, and deepest JSON (quality.md, "Limits on greed"). */
export const most = { body: 100_000, depth: 20, fields: 200 } as const

const mimes: Readonly<Record<Exclude<RequestType, 'raw'>, string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
}

const readers: Readonly<Record<RequestType, RequestHandler>> = {
  json: json({
    limit: most.body,
    verify: (_, __, bytes) => {
      if (jsonDepth(bytes) > most.depth) throw new BadRequest()
    },
  }),
  form: urlencoded({ extended: false, limit: most.body, parameterLimit: most.fields }),
  multipart: readMultipart({ field: most.body, fields: most.fields, file: 5_000_000, files: 10, total: 10_000_000 }),
  raw: raw({ type: () => true, limit: most.body }),
}

const hasBody = ({ headers }: Request) => Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined

/** Reads the body of a row; one of another kind is refused by name rather than taken for an empty one, and a GET has none (features AP-13). */
export const readBody = ({ method, requestType: accepts }: Route): RequestHandler => {
  if (method === 'get')
    return (request, _, next) => next(hasBody(request) ? new Validation({ schema: { _: ['FIELD_UNKNOWN'] } }) : undefined)
  const read = readers[accepts]
  return (request, response, next) => {
    if (!hasBody(request)) return next()
    if (accepts !== 'raw' && !request.is(mimes[accepts])) return next(new BadFileFormat())
    read(request, response, next)
  }
}

/** The members that a body brings to a row's input; a body that is a list is its member `list`. */
export const membersOf = ({ method, requestType: accepts }: Route, { body }: Request): object => {
  if (method === 'get' || typeof body !== 'object') return {}
  if (accepts === 'raw') return { body }
  return Array.isArray(body) ? { list: body } : body
}
