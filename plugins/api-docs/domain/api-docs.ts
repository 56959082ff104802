import type { Endpoints } from '#core/plugin/endpoints.ts'
import { bodySchema, type JsonSchema } from '#core/plugin/json-schema.ts'
import type { Tools } from '#core/plugin/tools.ts'
import { type Operation, operationOf } from './operation.ts'

const isNull = (schema: JsonSchema) => schema['type'] === 'null'
const parenthesized = (words: string) => (/ \| /.test(words.replace(/^\{.*\}$/, '')) ? `(${words})` : words)

const bounds = ({ minimum, maximum, maxLength, maxItems }: JsonSchema): string => {
  if (minimum !== undefined && maximum !== undefined) return ` ${minimum}…${maximum}`
  const upper = maximum ?? maxLength ?? maxItems
  return upper === undefined ? '' : ` ≤ ${upper}`
}

/**
 * Formats a schema in short notation: `FacilityCard[]`, `integer 1…100`, `"a" | "b"`, `{ long: number, lat: number }`;
 * a trailing `?` means nullable.
 */
export const schemaNotation = (schema: JsonSchema): string => {
  if (typeof schema['$ref'] === 'string') return schema['$ref'].split('/').at(-1) ?? ''
  if (Array.isArray(schema['anyOf'])) {
    const kinds = schema['anyOf'] as readonly JsonSchema[]
    const alternatives = [...new Set(kinds.filter((kind) => !isNull(kind)).map(schemaNotation))].join(' | ')
    return kinds.some(isNull) ? `${parenthesized(alternatives)}?` : alternatives
  }
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => JSON.stringify(value)).join(' | ')
  if (schema['type'] === 'array') {
    const tuple = schema['prefixItems'] as readonly JsonSchema[] | undefined
    if (tuple) return `[${tuple.map(schemaNotation).join(', ')}]`
    return `${parenthesized(schemaNotation((schema['items'] ?? {}) as JsonSchema))}[]${bounds(schema)}`
  }
  if (schema['type'] === 'object') {
    const members = membersOf(schema).map(({ name, notation, required }) => `${name}${required ? '' : '?'}: ${notation}`)
    const rest = schema['additionalProperties']
    if (typeof rest === 'object') members.push(`[…]: ${schemaNotation(rest as JsonSchema)}`)
    return members.length ? `{ ${members.join(', ')} }` : '{}'
  }
  if (schema['format'] === 'binary') return 'bytes'
  return typeof schema['type'] === 'string' ? schema['type'] + bounds(schema) : 'JSON'
}

/** Member of an object. */
interface Member {
  readonly name: string
  readonly notation: string
  readonly required: boolean
}

/** Lists the members of an object with their types. */
export const membersOf = (schema: JsonSchema): readonly Member[] => {
  const required = (schema['required'] ?? []) as readonly string[]
  return Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>).map(([name, member]) => ({
    name,
    notation: schemaNotation(member),
    required: required.includes(name),
  }))
}

/** Documentation of a parameter. */
export interface ParameterDocs extends Member {
  readonly where: Operation['parameters'][number]['where']
}

/** Documentation of an operation. */
export interface OperationDocs {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly summary: string
  /** Access rule: a type of account, or a permission on the named facility; `null`: anyone. */
  readonly access: { readonly kind: 'user' | 'support' | 'cms' | 'facility'; readonly permission: string } | null
  readonly rate: { readonly times: number; readonly seconds: number } | null
  readonly parameters: readonly ParameterDocs[]
  readonly body: { readonly mime: string; readonly members: readonly Member[] } | null
  readonly response: {
    readonly status: number
    readonly mime: string | null
    readonly notation: string
    readonly members: readonly Member[]
  }
  /** Errors that not every operation has. */
  readonly errors: readonly ErrorDocs[]
}

/** Documentation of an error. */
interface ErrorDocs {
  readonly status: number
  readonly code: string
}

/** All operations by plugin, the errors common to all, and the named schemas. */
export interface ApiDocs {
  readonly errors: readonly ErrorDocs[]
  readonly groups: readonly { readonly plugin: string; readonly operations: readonly OperationDocs[] }[]
  readonly shapes: readonly { readonly name: string; readonly members: readonly Member[] }[]
}

const responseDocs = (
  { status, mime, schema }: Operation['response'],
  definitions: Operation['definitions'],
): OperationDocs['response'] => {
  const name = typeof schema['$ref'] === 'string' ? schemaNotation(schema) : null
  const members = name !== null && definitions[name] ? [] : membersOf(schema)
  return { status, mime, members, notation: members.length ? '' : mime === null ? '' : schemaNotation(schema) }
}

const accessDocs = ({ access }: Operation['endpoint']): OperationDocs['access'] => {
  if (access === 'anyone') return null
  return typeof access === 'string' ? { kind: access, permission: '' } : { kind: access.resource, permission: access.permission.name }
}

const errorDocs = ({ errors }: Operation): readonly ErrorDocs[] =>
  errors.flatMap(({ status, codes }) => codes.map((code) => ({ status, code })))

const operationDocs = (operation: Operation, common: ReadonlySet<string>): OperationDocs => {
  const { id, endpoint, path, parameters, body, response, definitions } = operation
  return {
    id,
    method: endpoint.method.toUpperCase(),
    path,
    summary: endpoint.summary,
    access: accessDocs(endpoint),
    rate: endpoint.rateLimit,
    parameters: parameters.map(({ name, where, required, schema }) => ({ name, where, required, notation: schemaNotation(schema) })),
    body: body && { mime: body.mime, members: membersOf(body.schema) },
    response: responseDocs(response, definitions),
    errors: errorDocs(operation).filter(({ code }) => !common.has(code)),
  }
}

/** Documents all endpoints for the page. */
export const describeApi = (endpoints: Endpoints): ApiDocs => {
  const operations = endpoints.map(operationOf)
  const definitions: Record<string, JsonSchema> = Object.assign({}, ...operations.map((operation) => operation.definitions))
  const [first = [], ...others] = operations.map(errorDocs)
  const errors = first.filter(({ code }) => others.every((errors) => errors.some((error) => error.code === code)))
  const common = new Set(errors.map(({ code }) => code))
  return {
    errors,
    groups: [...Map.groupBy(operations, ({ plugin }) => plugin)].map(([plugin, operations]) => ({
      plugin,
      operations: operations.map((operation) => operationDocs(operation, common)),
    })),
    shapes: Object.entries(definitions)
      .map(([name, schema]) => ({ name, members: membersOf(schema) }))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
  }
}

/** Documentation of a tool for assistants. */
export interface ToolDocs {
  readonly name: string
  readonly description: string
  readonly members: readonly Member[]
}

/** Documents the tools for assistants. */
export const describeTools = (tools: Tools): readonly ToolDocs[] =>
  tools.map(({ name, description, input }) => ({ name, description, members: membersOf(bodySchema(input).schema) }))
