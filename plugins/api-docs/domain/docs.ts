import type { Routes } from '#core/plugin/rows.ts'
import type { JsonSchema } from './json-schema.ts'
import { type Operation, operationOf } from './operation.ts'
import { type Member, membersOf, shapeWords } from './shape-words.ts'

/** A parameter as the page lists it. */
export interface ParameterWords extends Member {
  readonly where: Operation['parameters'][number]['where']
}

/** A call as the page shows it. */
export interface CallWords {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly summary: string
  /** Who may call it: a kind of account, or a permission on the facility that it names; `null`: anyone. */
  readonly door: { readonly kind: 'user' | 'support' | 'cms' | 'facility'; readonly permission: string } | null
  readonly rate: { readonly times: number; readonly seconds: number } | null
  readonly parameters: readonly ParameterWords[]
  readonly body: { readonly mime: string; readonly members: readonly Member[] } | null
  readonly answer: { readonly status: number; readonly mime: string | null; readonly words: string; readonly members: readonly Member[] }
  /** Beside those of every call. */
  readonly failures: readonly FailureWords[]
}

/** A way to fail. */
interface FailureWords {
  readonly status: number
  readonly code: string
}

/** All calls by plugin, how any of them may fail, and the shapes that several of them share. */
export interface Docs {
  readonly failures: readonly FailureWords[]
  readonly groups: readonly { readonly plugin: string; readonly calls: readonly CallWords[] }[]
  readonly shapes: readonly { readonly name: string; readonly members: readonly Member[] }[]
}

const answerWords = ({ status, mime, schema }: Operation['answer'], named: Operation['named']): CallWords['answer'] => {
  const name = typeof schema['$ref'] === 'string' ? shapeWords(schema) : null
  const members = name !== null && named[name] ? [] : membersOf(schema)
  return { status, mime, members, words: members.length ? '' : mime === null ? '' : shapeWords(schema) }
}

const doorWords = ({ access: may }: Operation['row']): CallWords['door'] => {
  if (may === 'anyone') return null
  return typeof may === 'string' ? { kind: may, permission: '' } : { kind: may.resource, permission: may.permission }
}

const failureWords = ({ failures }: Operation): readonly FailureWords[] =>
  failures.flatMap(({ status, codes }) => codes.map((code) => ({ status, code })))

const callWords = (operation: Operation, always: ReadonlySet<string>): CallWords => {
  const { id, row, path, parameters, body, answer, named } = operation
  return {
    id,
    method: row.method.toUpperCase(),
    path,
    summary: row.summary,
    door: doorWords(row),
    rate: row.rate,
    parameters: parameters.map(({ name, where, required, schema }) => ({ name, where, required, words: shapeWords(schema) })),
    body: body && { mime: body.mime, members: membersOf(body.schema) },
    answer: answerWords(answer, named),
    failures: failureWords(operation).filter(({ code }) => !always.has(code)),
  }
}

/** Reads all rows as a page tells them. */
export const docsOf = (rows: Routes): Docs => {
  const operations = rows.map(operationOf)
  const named: Record<string, JsonSchema> = Object.assign({}, ...operations.map((operation) => operation.named))
  const [first = [], ...others] = operations.map(failureWords)
  const failures = first.filter(({ code }) => others.every((told) => told.some((one) => one.code === code)))
  const always = new Set(failures.map(({ code }) => code))
  return {
    failures,
    groups: [...Map.groupBy(operations, ({ plugin }) => plugin)].map(([plugin, calls]) => ({
      plugin,
      calls: calls.map((call) => callWords(call, always)),
    })),
    shapes: Object.entries(named)
      .map(([name, schema]) => ({ name, members: membersOf(schema) }))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
  }
}
