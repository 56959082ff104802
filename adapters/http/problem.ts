import { type AnyFailure, codeOf } from '#core/kernel/failure.ts'
import { asMessageKey, messageKey } from '#core/kernel/message-key.ts'
import { failureText } from '#core/plugin/failure-text.ts'
import { statusOf } from '#core/plugin/statuses.ts'
import type { Translate } from '#core/ports/translator.ts'

/** RFC 9457 `application/problem+json` with the members that the specification's clients read. */
export interface Problem {
  readonly type: string
  readonly title: string
  readonly status: number
  /** Reason, where the failure gives one to clients; else the messages of the fields, or `message`. */
  readonly detail: string
  readonly code: string
  readonly message: string
  readonly schema?: AnyFailure['schema']
  readonly request_id: string
}

/** Failures whose reason is for operators. */
const isInternal = ({ kind }: AnyFailure) => kind === 'unavailable' || kind === 'upstream'

/** Joins field messages to one line: `page: Nieprawidłowa wartość`. */
const linesOf = (schema: NonNullable<Problem['schema']>) =>
  Object.entries(schema)
    .map(([field, messages]) => `${field}: ${messages.join(', ')}`)
    .join('; ')

/** Problem of a bug, which tells clients nothing else. */
export const serverError = (t: Translate, requestId: string): Problem => {
  const code = 'error/server-error'
  const message = t('error/server-error')
  return { type: 'about:blank#server-error', title: message, status: 500, detail: message, code, message, request_id: requestId }
}

/** Maps a failure to a problem in the language of the request. */
export const problemOf = (failure: AnyFailure, t: Translate, requestId: string): Problem => {
  const code = codeOf(failure._tag)
  const text = failureText(failure, t)
  const message = text ?? t(messageKey('error', failure.kind))
  const schema =
    failure.schema &&
    Object.fromEntries(
      Object.entries(failure.schema).map(([field, keys]) => [field, keys.map((key) => t(asMessageKey(key), failure.values))]),
    )
  const reason = isInternal(failure) || failure.detail === failure._tag ? undefined : failure.detail
  return {
    type: `about:blank#${code.slice('error/'.length)}`,
    title: text ?? failure._tag,
    status: statusOf[failure.kind],
    detail: reason || (schema && linesOf(schema)) || message,
    code,
    message,
    ...(schema && { schema }),
    request_id: requestId,
  }
}
