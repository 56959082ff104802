import type { Json } from '#core/kernel/json.ts'
import type { Endpoints } from '#core/plugin/endpoints.ts'
import type { OpenApiView } from '../contract/open-api-view.ts'
import { type Operation, operationOf } from './operation.ts'

/** Translates an error code into a message. */
export type DescribeCode = (code: string) => string

const text = { type: 'string' }
const header = (description: string) => ({ description, schema: text })

const components = {
  headers: {
    RateLimit: header('Remaining requests of each rate limit: `r` requests, reset in `t` seconds (IETF draft).'),
    RateLimitPolicy: header('Rate limits of the call: `q` requests in `w` seconds (IETF draft).'),
    RetryAfter: header('Seconds after which to retry.'),
    RequestId: header('Id of the call in the log; quote it when you contact support.'),
  },
  securitySchemes: {
    bearer: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description: 'From `POST /api/login`; expires after 15 minutes, then `POST /api/v1/account/refresh` returns the next one.',
    },
    refreshCookie: {
      type: 'apiKey',
      in: 'cookie',
      name: 'refresh_token',
      description:
        'Set by `POST /api/login`, under https as `__Host-refresh_token`; calls that read it are accepted only from pages of this site.',
    },
  },
  version: header('Version, for the `If-Match` of the next change.'),
  problem: {
    type: 'object',
    description: 'Problem details (RFC 9457), in the language of `Accept-Language`: Polish, Ukrainian or English.',
    required: ['type', 'title', 'status', 'detail', 'code', 'message', 'request_id'],
    properties: {
      type: text,
      title: text,
      status: { type: 'integer' },
      detail: text,
      code: { ...text, description: 'Machine-readable code.' },
      message: { ...text, description: 'Message for users.' },
      schema: { type: 'object', description: 'Validation errors by field.', additionalProperties: { type: 'array', items: text } },
      request_id: text,
    },
  },
} as const

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })

const commonHeaders = {
  'X-Request-Id': ref('headers', 'RequestId'),
  RateLimit: ref('headers', 'RateLimit'),
  'RateLimit-Policy': ref('headers', 'RateLimitPolicy'),
}

/** Name of a shared response for calls with the same errors. */
const responseName = (codes: readonly string[]) => codes.map((code) => code.slice('error/'.length)).join('-or-')

const errorResponse = (codes: readonly string[], status: number, describeCode: DescribeCode) => ({
  description: codes.map((code) => `\`${code}\`: ${describeCode(code)}`).join('\n\n'),
  headers: { ...commonHeaders, ...(status === 429 || status === 503 ? { 'Retry-After': ref('headers', 'RetryAfter') } : {}) },
  content: {
    'application/problem+json': {
      schema: { allOf: [ref('schemas', 'Problem'), { properties: { code: { enum: codes } } }] },
    },
  },
})

/** Alternative authentications of a call; `{}` means none is required. */
const securityOf = ({ access, session }: Operation['endpoint']) => {
  const bearer = { bearer: [] }
  const cookie = { refreshCookie: [] }
  if (access === 'anyone') return session ? [cookie, bearer, {}] : [{}, bearer]
  return session ? [{ ...bearer, ...cookie }, bearer] : [bearer]
}

const operationObject = ({ id, plugin, endpoint, parameters, body, response, errors }: Operation) => ({
  operationId: id,
  tags: [plugin],
  summary: endpoint.summary.replaceAll('`', '').replace(/\.$/, ''),
  description: endpoint.rateLimit
    ? [endpoint.summary, 'At most', endpoint.rateLimit.times, 'times in', endpoint.rateLimit.seconds, 'seconds.'].join(' ')
    : endpoint.summary,
  security: securityOf(endpoint),
  parameters: parameters.map(({ name, where, required, schema }) => ({
    name,
    in: where,
    required,
    schema,
    ...(schema['type'] === 'object' ? { style: 'deepObject', explode: true } : {}),
  })),
  ...(body ? { requestBody: { required: Boolean(body.schema['required']), content: { [body.mime]: { schema: body.schema } } } } : {}),
  responses: {
    [response.status]: {
      description: response.status === 204 ? 'Success without content.' : response.status === 303 ? 'Redirect.' : 'Success.',
      headers: {
        ...commonHeaders,
        ...(endpoint.version ? { ETag: ref('headers', 'ETag') } : {}),
        ...(response.status === 303 ? { Location: header('URL on this site.') } : {}),
      },
      ...(response.mime === null ? {} : { content: { [response.mime]: { schema: response.schema } } }),
    },
    ...Object.fromEntries(errors.map(({ status, codes }) => [status, ref('responses', responseName(codes))])),
  },
})

/** Creates the OpenAPI document of all endpoints. */
export const openApiOf = (endpoints: Endpoints, describeCode: DescribeCode) => {
  const operations = endpoints.map(operationOf)
  const paths: Record<string, Record<string, unknown>> = {}
  for (const operation of operations)
    paths[operation.path] = { ...paths[operation.path], [operation.endpoint.method]: operationObject(operation) }
  const errors = operations.flatMap(({ errors }) => errors)
  const definitions = Object.assign({}, ...operations.map(({ definitions }) => definitions)) as Operation['definitions']
  return {
    openapi: '3.1.1',
    info: {
      title: 'Kredka',
      version: '1',
      description:
        'Nurseries and kindergartens of Poland. Unknown members are rejected. Identifiers are UUIDs, times ISO 8601 in UTC, coordinates EPSG:4326, amounts in grosze unless stated otherwise.',
    },
    servers: [{ url: '/' }],
    // Each operation declares its own.
    security: [],
    tags: [...new Set(endpoints.map(({ plugin }) => plugin))].map((name) => ({ name, description: `Operations of the plugin ${name}.` })),
    paths,
    components: {
      headers: { ...components.headers, ...(endpoints.some(({ endpoint }) => endpoint.version) ? { ETag: components.version } : {}) },
      securitySchemes: components.securitySchemes,
      responses: Object.fromEntries(errors.map(({ status, codes }) => [responseName(codes), errorResponse(codes, status, describeCode)])),
      schemas: { Problem: components.problem, ...definitions },
    },
  }
}

/** Serializes the OpenAPI document. */
export const serializeOpenApi = (endpoints: Endpoints, describeCode: DescribeCode): Json<OpenApiView> =>
  JSON.stringify(openApiOf(endpoints, describeCode))
