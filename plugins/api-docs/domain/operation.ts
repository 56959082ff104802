import { codeOf } from '#core/kernel/failure.ts'
import type { RequestType, ResponseType } from '#core/plugin/body-types.ts'
import type { PluginEndpoint } from '#core/plugin/endpoints.ts'
import type { Endpoint } from '#core/plugin/implement.ts'
import { bodySchema, type ConvertedSchema, type JsonSchema, parameterSchema } from '#core/plugin/json-schema.ts'
import { statusOf } from '#core/plugin/statuses.ts'
import { errorsOf } from '#core/plugin/transport-errors.ts'

/** Request parameter outside the body. */
export interface Parameter {
  readonly name: string
  readonly where: 'path' | 'query' | 'header' | 'cookie'
  readonly required: boolean
  readonly schema: JsonSchema
}

/** Route from the caller's point of view. */
export interface Operation {
  readonly id: string
  readonly plugin: string
  readonly endpoint: Endpoint
  /** `/api/facility/list/{id}`. */
  readonly path: string
  readonly parameters: readonly Parameter[]
  readonly body: { readonly mime: string; readonly schema: JsonSchema } | null
  readonly response: { readonly status: 200 | 204 | 303; readonly mime: string | null; readonly schema: JsonSchema }
  /** Codes by status, in the order of the statuses. */
  readonly errors: readonly { readonly status: number; readonly codes: readonly string[] }[]
  readonly definitions: ConvertedSchema['definitions']
}

const bodyMimes: Readonly<Record<RequestType, string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
  raw: 'application/octet-stream',
}
const responseMimes: Readonly<Record<Exclude<ResponseType, 'redirect'>, string>> = {
  json: 'application/json',
  csv: 'text/csv',
  zip: 'application/zip',
  ics: 'text/calendar',
  xml: 'application/xml',
  css: 'text/css',
  text: 'text/plain',
  file: 'application/octet-stream',
}
const bytes: JsonSchema = { type: 'string', format: 'binary' }
const text: JsonSchema = { type: 'string' }

type Members = Readonly<Record<string, JsonSchema>>
const membersOf = ({ properties = {} }: JsonSchema) => properties as Members
const isFile = (member: JsonSchema) => 'bytes' in membersOf(member)

/** Derives the operation id: `GET /api/facility/list/:id` → `getFacilityListById`. */
const idOf = ({ method, path }: Endpoint) =>
  `${method}${path
    .slice('/api'.length)
    .replace(/:(\w+)/g, 'by-$1')
    .replace(/[^A-Za-z0-9]+(\w?)/g, (_, letter: string) => letter.toUpperCase())}`

const pathParameters = ({ path }: Endpoint) => new Set([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name))

/** Headers and cookies that the HTTP layer reads because of the route's options. */
const optionParameters = ({ method, version, idempotent, session }: Endpoint, required: readonly string[]): readonly Parameter[] => [
  ...(version && method !== 'get'
    ? [{ name: 'If-Match', where: 'header', required: required.includes('version'), schema: { ...text, pattern: '^"\\d+"$' } } as const]
    : []),
  ...(idempotent
    ? [{ name: 'Idempotency-Key', where: 'header', required: false, schema: { ...text, pattern: '^[\\x21-\\x7e]{1,255}$' } } as const]
    : []),
  ...(session ? [{ name: 'refresh_token', where: 'cookie', required: false, schema: text } as const] : []),
]

const parametersOf = (endpoint: Endpoint, { schema }: ConvertedSchema): readonly Parameter[] => {
  const required = (schema['required'] ?? []) as readonly string[]
  const pathNames = pathParameters(endpoint)
  const parameters = Object.entries(membersOf(schema)).map(
    ([name, member]): Parameter => ({
      name,
      where: pathNames.has(name) ? 'path' : 'query',
      required: required.includes(name),
      schema: member,
    }),
  )
  // `filter[city][eq]=krakow`: names with a common prefix are one parameter of type object.
  const patternParameters = Object.entries((schema['patternProperties'] ?? {}) as Members).map(
    ([pattern, member]): Parameter => ({
      name: /^\^(\w+)/.exec(pattern)?.[1] ?? pattern,
      where: 'query',
      required: false,
      schema: { type: 'object', additionalProperties: { type: 'object', additionalProperties: member } },
    }),
  )
  return [
    ...parameters.filter(({ name, where }) => where === 'path' || endpoint.method === 'get' || endpoint.query.includes(name)),
    ...(endpoint.method === 'get' ? patternParameters : []),
    ...optionParameters(endpoint, required),
  ]
}

const bodyOf = (endpoint: Endpoint, { schema }: ConvertedSchema): Operation['body'] => {
  if (endpoint.method === 'get') return null
  if (endpoint.requestType === 'raw') return { mime: bodyMimes.raw, schema: bytes }
  const parameterNames = new Set([
    ...pathParameters(endpoint),
    ...endpoint.query,
    ...(endpoint.version ? ['version'] : []),
    ...(endpoint.session ? ['refresh_token'] : []),
  ])
  const members = Object.entries(membersOf(schema)).filter(([name]) => !parameterNames.has(name))
  if (!members.length && !('anyOf' in schema)) return null
  const [[name, list] = []] = members
  // A body that is a list is the member `list` of the route's input.
  if (members.length === 1 && name === 'list' && list) return { mime: bodyMimes[endpoint.requestType], schema: list }
  const required = ((schema['required'] ?? []) as readonly string[]).filter((name) => !parameterNames.has(name))
  const properties = Object.fromEntries(members.map(([name, member]) => [name, fileOr(member)]))
  return {
    mime: bodyMimes[endpoint.requestType],
    schema: { ...schema, properties, ...(required.length ? { required } : { required: undefined }) },
  }
}

const fileOr = (member: JsonSchema): JsonSchema => {
  const kinds = (member['anyOf'] ?? [member]) as readonly JsonSchema[]
  return kinds.some(isFile) ? (kinds.length > 1 ? { type: 'array', items: bytes } : bytes) : member
}

const responseOf = ({ responseType }: Endpoint, { schema }: ConvertedSchema): Operation['response'] => {
  if (responseType === 'redirect') return { status: 303, mime: null, schema: {} }
  if (responseType === 'json')
    return schema['type'] === 'null' ? { status: 204, mime: null, schema: {} } : { status: 200, mime: responseMimes.json, schema }
  return { status: 200, mime: responseMimes[responseType], schema: responseType === 'zip' || responseType === 'file' ? bytes : text }
}

const errorsByStatus = (endpoint: Endpoint): Operation['errors'] => {
  const all = errorsOf(endpoint).map(({ tag, kind }) => ({ status: statusOf[kind], code: codeOf(tag) }))
  return [...Map.groupBy(all, ({ status }) => status)]
    .map(([status, errors]) => ({ status, codes: [...new Set(errors.map(({ code }) => code))] }))
    .toSorted((one, other) => one.status - other.status)
}

/** Creates the operation of an endpoint. */
export const operationOf = ({ plugin, endpoint }: PluginEndpoint): Operation => {
  const input = endpoint.method === 'get' ? parameterSchema(endpoint.input) : bodySchema(endpoint.input)
  const output = bodySchema(endpoint.output)
  const parameterInput = endpoint.method === 'get' ? input : parameterSchema(endpoint.input)
  return {
    id: idOf(endpoint),
    plugin,
    endpoint,
    path: endpoint.path.replace(/:(\w+)/g, '{$1}'),
    parameters: parametersOf(endpoint, parameterInput),
    body: bodyOf(endpoint, input),
    response: responseOf(endpoint, output),
    errors: errorsByStatus(endpoint),
    definitions: { ...input.definitions, ...output.definitions },
  }
}
