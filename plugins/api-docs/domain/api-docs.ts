import type { Endpoints } from '#core/plugin/endpoints.ts'
import type { JsonSchema } from './json-schema.ts'
import { type Operation, operationOf } from './operation.ts'
import { type Member, membersOf, schemaNotation } from './schema-notation.ts'

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
