import type { Json } from '#core/kernel/json.ts'
import type { Routes } from '#core/plugin/rows.ts'
import type { OpenApiView } from '../contract/open-api-view.ts'
import { type Operation, operationOf } from './operation.ts'

/** Says a code in words. */
export type SayCode = (code: string) => string

const text = { type: 'string' }
const header = (description: string) => ({ description, schema: text })

const components = {
  headers: {
    RateLimit: header('What is left of each allowance: `r` times, anew in `t` seconds (IETF draft).'),
    RateLimitPolicy: header('The allowances a call counts for: `q` times in `w` seconds (IETF draft).'),
    RetryAfter: header('Seconds after which to come back.'),
    RequestId: header('The call in our log; name it when you write to us.'),
  },
  securitySchemes: {
    bearer: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description: 'Of `POST /api/login`; over after a quarter of an hour, then `POST /api/v1/account/refresh` gives the next one.',
    },
    refreshCookie: {
      type: 'apiKey',
      in: 'cookie',
      name: 'refresh_token',
      description:
        'Set by `POST /api/login`, under https as `__Host-refresh_token`; calls that read it are heard from this site’s own pages only.',
    },
  },
  version: header('The version, for the `If-Match` of the next change.'),
  problem: {
    type: 'object',
    description: 'What went wrong (RFC 9457), in the language of `Accept-Language`: Polish, Ukrainian or English.',
    required: ['type', 'title', 'status', 'code', 'message', 'request_id'],
    properties: {
      type: text,
      title: text,
      status: { type: 'integer' },
      detail: text,
      code: { ...text, description: 'What programs read.' },
      message: { ...text, description: 'What people read.' },
      schema: { type: 'object', description: 'What is wrong, by field.', additionalProperties: { type: 'array', items: text } },
      request_id: text,
    },
  },
} as const

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })

const always = {
  'X-Request-Id': ref('headers', 'RequestId'),
  RateLimit: ref('headers', 'RateLimit'),
  'RateLimit-Policy': ref('headers', 'RateLimitPolicy'),
}

/** Calls that fail in the same ways say so in one place. */
const refusalName = (codes: readonly string[]) => codes.map((code) => code.slice('error/'.length)).join('-or-')

const refused = (codes: readonly string[], status: number, say: SayCode) => ({
  description: codes.map((code) => `\`${code}\`: ${say(code)}`).join('\n\n'),
  headers: { ...always, ...(status === 429 || status === 503 ? { 'Retry-After': ref('headers', 'RetryAfter') } : {}) },
  content: {
    'application/problem+json': {
      schema: { allOf: [ref('schemas', 'Problem'), { properties: { code: { enum: codes } } }] },
    },
  },
})

/** What a call may or must bring to tell who asks: one of these, and nothing where `{}` is among them. */
const securityOf = ({ access: may, session }: Operation['row']) => {
  const [bearer, cookie] = [{ bearer: [] }, { refreshCookie: [] }]
  if (may === 'anyone') return session ? [cookie, bearer, {}] : [{}, bearer]
  return session ? [{ ...bearer, ...cookie }, bearer] : [bearer]
}

const described = ({ id, plugin, row, parameters, body, answer, failures }: Operation) => ({
  operationId: id,
  tags: [plugin],
  summary: row.summary.replaceAll('`', '').replace(/\.$/, ''),
  description: row.rate ? `${row.summary} At most ${row.rate.times} times in ${row.rate.seconds} seconds.` : row.summary,
  security: securityOf(row),
  parameters: parameters.map(({ name, where, required, schema }) => ({
    name,
    in: where,
    required,
    schema,
    ...(schema['type'] === 'object' ? { style: 'deepObject', explode: true } : {}),
  })),
  ...(body ? { requestBody: { required: Boolean(body.schema['required']), content: { [body.mime]: { schema: body.schema } } } } : {}),
  responses: {
    [answer.status]: {
      description: answer.status === 204 ? 'Done.' : answer.status === 303 ? 'Go on there.' : 'Done; this is it.',
      headers: {
        ...always,
        ...(row.version ? { ETag: ref('headers', 'ETag') } : {}),
        ...(answer.status === 303 ? { Location: header('An address of this site.') } : {}),
      },
      ...(answer.mime === null ? {} : { content: { [answer.mime]: { schema: answer.schema } } }),
    },
    ...Object.fromEntries(failures.map(({ status, codes }) => [status, ref('responses', refusalName(codes))])),
  },
})

/** The document of all rows. */
export const openApiOf = (rows: Routes, say: SayCode) => {
  const operations = rows.map(operationOf)
  const paths: Record<string, Record<string, unknown>> = {}
  for (const operation of operations) paths[operation.path] = { ...paths[operation.path], [operation.row.method]: described(operation) }
  const refusals = operations.flatMap(({ failures }) => failures)
  const named = Object.assign({}, ...operations.map(({ named }) => named)) as Operation['named']
  return {
    openapi: '3.1.1',
    info: {
      title: 'Kredka',
      version: '1',
      description:
        'Nurseries and kindergartens of Poland. A member that a call does not know is refused. Identifiers are UUIDs, times ISO 8601 in UTC, coordinates EPSG:4326, money grosze unless said otherwise.',
    },
    servers: [{ url: '/' }],
    // Each call says what it needs.
    security: [],
    tags: [...new Set(rows.map(({ plugin }) => plugin))].map((name) => ({ name, description: `What the plugin ${name} answers.` })),
    paths,
    components: {
      headers: { ...components.headers, ...(rows.some(({ route: row }) => row.version) ? { ETag: components.version } : {}) },
      securitySchemes: components.securitySchemes,
      responses: Object.fromEntries(refusals.map(({ status, codes }) => [refusalName(codes), refused(codes, status, say)])),
      schemas: { Problem: components.problem, ...named },
    },
  }
}

/** The document as it is sent. */
export const writtenOpenApi = (rows: Routes, say: SayCode): Json<OpenApiView> => JSON.stringify(openApiOf(rows, say))
