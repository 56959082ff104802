import { codeOf, type AnyFailure } from '#core/kernel/failure.ts'
import { statusOf } from '#core/plugin/statuses.ts'
import type { Translate } from '#core/ports/translator.ts'

/** RFC 9457 `application/problem+json` with the members that the specification's clients read. */
export interface Problem {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly detail?: string
  readonly code: string
  readonly message: string
  readonly schema?: AnyFailure['schema']
  readonly request_id: string
}

/** Maps a failure to a problem in the language of the request. */
export const problemOf = (failure: AnyFailure, t: Translate, requestId: string): Problem => {
  const code = codeOf(failure._tag)
  const message = t(code)
  return {
    type: `about:blank#${code.slice('error/'.length)}`,
    title: message === code ? failure._tag : message,
    status: statusOf[failure.kind],
    code,
    message: message === code ? t(`error.${failure.kind}`) : message,
    ...(failure.detail && failure.detail !== failure._tag ? { detail: failure.detail } : {}),
    ...(failure.schema
      ? { schema: Object.fromEntries(Object.entries(failure.schema).map(([field, keys]) => [field, keys.map((key) => t(key))])) }
      : {}),
    request_id: requestId,
  }
}
