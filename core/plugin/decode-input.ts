import { Cause, Exit, Schema, SchemaIssue } from 'effect'
import type { FieldMessages } from '#core/kernel/failure.ts'

const told = (annotations: { readonly [key: string]: unknown } | undefined): string | undefined =>
  typeof annotations?.['message'] === 'string' ? annotations['message'] : undefined

/** Message keys for what is wrong: the Schema's own `message`, else one of three. */
const messages = SchemaIssue.makeFormatterStandardSchemaV1({
  leafHook: (issue) => {
    if (issue._tag === 'MissingKey') return 'FIELD_REQUIRED'
    if (issue._tag === 'UnexpectedKey') return 'FIELD_UNKNOWN'
    return ('ast' in issue ? told(issue.ast.annotations) : undefined) ?? 'FIELD_INVALID'
  },
  checkHook: (issue) => told(issue.filter.annotations) ?? 'FIELD_INVALID',
})

/** The character NUL and half a character of UTF-16: no database can keep them and no person can type them. */
const isUnkeepable = (text: string) => text.includes('\0') || !text.isWellFormed()

/** Where a text or a name cannot be kept. */
const unkeepablePaths = (value: unknown, path = ''): readonly string[] => {
  if (typeof value === 'string') return isUnkeepable(value) ? [path || '_'] : []
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return []
  return Object.entries(value).flatMap(([name, member]) => {
    const at = path === '' ? name : `${path}.${name}`
    return isUnkeepable(name) ? [at.replaceAll('\0', '').toWellFormed()] : unkeepablePaths(member, at)
  })
}

/** Input as the row's Schema reads it, or message keys by field. An unknown member is refused (decisions §1). */
export const decodeInput = <Input>(
  schema: Schema.Codec<Input, unknown>,
  input: unknown,
): { readonly value: Input } | { readonly schema: FieldMessages } => {
  const unkeepable = unkeepablePaths(input)
  if (unkeepable.length) return { schema: Object.fromEntries(unkeepable.map((field) => [field, ['FIELD_INVALID']])) }
  const exit = Schema.decodeUnknownExit(schema)(input, { errors: 'all', onExcessProperty: 'error' })
  if (Exit.isSuccess(exit)) return { value: exit.value }
  // No object: a member may be called as what every object has.
  const fields = new Map<string, readonly string[]>()
  for (const { path, message } of messages((Cause.squash(exit.cause) as { issue: SchemaIssue.Issue }).issue).issues) {
    const field = (path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.') || '_'
    // A union's complaint is composed by the library and no key of ours.
    const key = /^[A-Z0-9_]+$/.test(message) ? message : 'FIELD_INVALID'
    fields.set(field, [...new Set([...(fields.get(field) ?? []), key])])
  }
  return { schema: Object.fromEntries(fields) }
}
