import { Cause, Exit, Schema, SchemaIssue } from 'effect'
import type { FieldMessages } from '#core/kernel/failure.ts'

const messageOf = (annotations: { readonly [key: string]: unknown } | undefined): string | undefined =>
  typeof annotations?.['message'] === 'string' ? annotations['message'] : undefined

/** Formats an issue as message keys: the Schema's own `message`, else one of three. */
const messages = SchemaIssue.makeFormatterStandardSchemaV1({
  leafHook: (issue) => {
    if (issue._tag === 'MissingKey') return 'FIELD_REQUIRED'
    if (issue._tag === 'UnexpectedKey') return 'FIELD_UNKNOWN'
    return ('ast' in issue ? messageOf(issue.ast.annotations) : undefined) ?? 'FIELD_INVALID'
  },
  checkHook: (issue) => messageOf(issue.filter.annotations) ?? 'FIELD_INVALID',
})

/** Tests for NUL and unpaired surrogates, which no database stores and nobody types. */
const isUnstorable = (text: string) => text.includes('\0') || !text.isWellFormed()

/** Paths of texts and names that cannot be stored. */
const unstorablePaths = (value: unknown, path = ''): readonly string[] => {
  if (typeof value === 'string') return isUnstorable(value) ? [path || '_'] : []
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return []
  return Object.entries(value).flatMap(([name, member]) => {
    const at = path === '' ? name : `${path}.${name}`
    return isUnstorable(name) ? [at.replaceAll('\0', '').toWellFormed()] : unstorablePaths(member, at)
  })
}

/** Most members of an input that is checked to its end: each may be wrong, and all that are wrong are listed. */
const maxMembers = 1_000

/** Counts the members of all lists and objects of a value, up to one more than a limit. */
const countMembers = (value: unknown, limit: number): number => {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return 0
  const members = Object.values(value)
  let count = members.length
  for (const member of members) {
    if (count > limit) break
    count += countMembers(member, limit - count)
  }
  return count
}

/**
 * Decodes input with a route's Schema, or returns message keys by field. An unknown member is refused (decisions §1).
 * Of a large input only the first fault is told, otherwise a body of 100 KB is answered by megabytes.
 */
export const decodeInput = <Input>(
  schema: Schema.Codec<Input, unknown>,
  input: unknown,
): { readonly value: Input } | { readonly schema: FieldMessages } => {
  const isLarge = countMembers(input, maxMembers) > maxMembers
  const unstorable = unstorablePaths(input)
  const listed = isLarge ? unstorable.slice(0, 1) : unstorable
  if (listed.length) return { schema: Object.fromEntries(listed.map((field) => [field, ['FIELD_INVALID']])) }
  const exit = Schema.decodeUnknownExit(schema)(input, {
    errors: isLarge ? 'first' : 'all',
    onExcessProperty: 'error',
  })
  if (Exit.isSuccess(exit)) return { value: exit.value }
  // A Map, since a member may be named like a property of every object.
  const fields = new Map<string, readonly string[]>()
  for (const { path, message } of messages((Cause.squash(exit.cause) as { issue: SchemaIssue.Issue }).issue).issues) {
    const field = (path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.') || '_'
    // The library composes the message of a union, which is no message key.
    const key = /^[A-Z0-9_]+$/.test(message) ? message : 'FIELD_INVALID'
    fields.set(field, [...new Set([...(fields.get(field) ?? []), key])])
  }
  return { schema: Object.fromEntries(fields) }
}
