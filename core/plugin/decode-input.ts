import { Cause, Exit, Schema, SchemaIssue } from 'effect'
import type { FieldMessages } from '#core/kernel/failure.ts'

const messages = SchemaIssue.makeFormatterStandardSchemaV1({
  leafHook: (issue) => (issue._tag === 'MissingKey' ? 'FIELD_REQUIRED' : issue._tag === 'UnexpectedKey' ? 'FIELD_UNKNOWN' : 'FIELD_INVALID'),
  checkHook: (issue) => { const { message } = issue.filter.annotations ?? {}; return typeof message === 'string' ? message : 'FIELD_INVALID' },
})

/** Input as the row's Schema reads it, or message keys by field. An unknown member is refused (decisions §1). */
export const decodeInput = <Input>(schema: Schema.Codec<Input, unknown>, input: unknown): { readonly value: Input } | { readonly schema: FieldMessages } => {
  const exit = Schema.decodeUnknownExit(schema)(input, { errors: 'all', onExcessProperty: 'error' })
  if (Exit.isSuccess(exit)) return { value: exit.value }
  const fields: Record<string, string[]> = {}
  for (const { path, message } of messages((Cause.squash(exit.cause) as { issue: SchemaIssue.Issue }).issue).issues) {
    const field = (path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.') || '_'
    fields[field] = [...new Set([...(fields[field] ?? []), message])]
  }
  return { schema: fields }
}
