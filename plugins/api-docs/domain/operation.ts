import { errorsOf } from '#core/plugin/doorway-failures.ts'
import type { RequestType, ResponseType } from '#core/plugin/row-kinds.ts'
import type { Route } from '#core/plugin/routes.ts'
import type { PluginRoute } from '#core/plugin/rows.ts'
import { statusOf } from '#core/plugin/statuses.ts'
import { codeOf } from '#core/kernel/failure.ts'
import { inAddress, inBody, type JsonSchema, type Shaped } from './json-schema.ts'

/** A word of a request outside its body. */
export interface Parameter {
  readonly name: string
  readonly where: 'path' | 'query' | 'header' | 'cookie'
  readonly required: boolean
  readonly schema: JsonSchema
}

/** A row as those see it who call it. */
export interface Operation {
  readonly id: string
  readonly plugin: string
  readonly row: Route
  /** `/api/facility/list/{id}`. */
  readonly path: string
  readonly parameters: readonly Parameter[]
  readonly body: { readonly mime: string; readonly schema: JsonSchema } | null
  readonly answer: { readonly status: 200 | 204 | 303; readonly mime: string | null; readonly schema: JsonSchema }
  /** Codes by status, in the order of the statuses. */
  readonly failures: readonly { readonly status: number; readonly codes: readonly string[] }[]
  readonly named: Shaped['named']
}

const bodyMimes: Readonly<Record<RequestType, string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
  raw: 'application/octet-stream',
}
const answerMimes: Readonly<Record<Exclude<ResponseType, 'redirect'>, string>> = {
  json: 'application/json',
  csv: 'text/csv',
  zip: 'application/zip',
  ics: 'text/calendar',
  xml: 'application/xml',
  file: 'application/octet-stream',
}
const bytes: JsonSchema = { type: 'string', format: 'binary' }
const text: JsonSchema = { type: 'string' }

type Members = Readonly<Record<string, JsonSchema>>
const membersOf = ({ properties = {} }: JsonSchema) => properties as Members
const isFile = (member: JsonSchema) => 'bytes' in membersOf(member)

/** `GET /api/facility/list/:id` as `getFacilityListById`. */
const idOf = ({ method, path }: Route) =>
  `${method}${path
    .slice('/api'.length)
    .replace(/:(\w+)/g, 'by-$1')
    .replace(/[^A-Za-z0-9]+(\w?)/g, (_, letter: string) => letter.toUpperCase())}`

const inPath = ({ path }: Route) => new Set([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name))

/** What the doorway reads beside path, query and body. */
const byOptions = ({ method, version, idempotent, session }: Route, required: readonly string[]): readonly Parameter[] => [
  ...(version && method !== 'get'
    ? [{ name: 'If-Match', where: 'header', required: required.includes('version'), schema: { ...text, pattern: '^"\\d+"$' } } as const]
    : []),
  ...(idempotent
    ? [{ name: 'Idempotency-Key', where: 'header', required: false, schema: { ...text, pattern: '^[\\x21-\\x7e]{1,255}$' } } as const]
    : []),
  ...(session ? [{ name: 'refresh_token', where: 'cookie', required: false, schema: text } as const] : []),
]

const parametersOf = (row: Route, { schema }: Shaped): readonly Parameter[] => {
  const required = (schema['required'] ?? []) as readonly string[]
  const named = inPath(row)
  const told = Object.entries(membersOf(schema)).map(
    ([name, member]): Parameter => ({
      name,
      where: named.has(name) ? 'path' : 'query',
      required: required.includes(name),
      schema: member,
    }),
  )
  // `filter[city][eq]=krakow`: names that begin alike are one parameter with members.
  const open = Object.entries((schema['patternProperties'] ?? {}) as Members).map(
    ([pattern, member]): Parameter => ({
      name: /^\^(\w+)/.exec(pattern)?.[1] ?? pattern,
      where: 'query',
      required: false,
      schema: { type: 'object', additionalProperties: { type: 'object', additionalProperties: member } },
    }),
  )
  return [
    ...told.filter(({ where }) => where === 'path' || row.method === 'get'),
    ...(row.method === 'get' ? open : []),
    ...byOptions(row, required),
  ]
}

const bodyOf = (row: Route, { schema }: Shaped): Operation['body'] => {
  if (row.method === 'get') return null
  if (row.requestType === 'raw') return { mime: bodyMimes.raw, schema: bytes }
  const elsewhere = new Set([...inPath(row), ...(row.version ? ['version'] : []), ...(row.session ? ['refresh_token'] : [])])
  const members = Object.entries(membersOf(schema)).filter(([name]) => !elsewhere.has(name))
  if (!members.length && !('anyOf' in schema)) return null
  const [[name, list] = []] = members
  // A body that is a list is the row's member `list`.
  if (members.length === 1 && name === 'list' && list) return { mime: bodyMimes[row.requestType], schema: list }
  const required = ((schema['required'] ?? []) as readonly string[]).filter((name) => !elsewhere.has(name))
  const properties = Object.fromEntries(members.map(([name, member]) => [name, fileOr(member)]))
  return {
    mime: bodyMimes[row.requestType],
    schema: { ...schema, properties, ...(required.length ? { required } : { required: undefined }) },
  }
}

const fileOr = (member: JsonSchema): JsonSchema => {
  const kinds = (member['anyOf'] ?? [member]) as readonly JsonSchema[]
  return kinds.some(isFile) ? (kinds.length > 1 ? { type: 'array', items: bytes } : bytes) : member
}

const answerOf = ({ responseType: answers }: Route, { schema }: Shaped): Operation['answer'] => {
  if (answers === 'redirect') return { status: 303, mime: null, schema: {} }
  if (answers === 'json')
    return schema['type'] === 'null' ? { status: 204, mime: null, schema: {} } : { status: 200, mime: answerMimes.json, schema }
  return { status: 200, mime: answerMimes[answers], schema: answers === 'zip' || answers === 'file' ? bytes : text }
}

const failuresByStatus = (row: Route): Operation['failures'] => {
  const all = errorsOf(row).map(({ tag, kind }) => ({ status: statusOf[kind], code: codeOf(tag) }))
  return [...Map.groupBy(all, ({ status }) => status)]
    .map(([status, told]) => ({ status, codes: [...new Set(told.map(({ code }) => code))] }))
    .toSorted((one, other) => one.status - other.status)
}

/** Reads a row as a call. */
export const operationOf = ({ plugin, route: row }: PluginRoute): Operation => {
  const [takes, gives] = [row.method === 'get' ? inAddress(row.input) : inBody(row.input), inBody(row.output)]
  const places = row.method === 'get' ? takes : inAddress(row.input)
  return {
    id: idOf(row),
    plugin,
    row,
    path: row.path.replace(/:(\w+)/g, '{$1}'),
    parameters: parametersOf(row, places),
    body: bodyOf(row, takes),
    answer: answerOf(row, gives),
    failures: failuresByStatus(row),
    named: { ...takes.named, ...gives.named },
  }
}
