import { type AnyFailure, codeOf } from '#core/kernel/failure.ts'
import { asMessageKey } from '#core/kernel/message-key.ts'
import { retryTime } from '#core/kernel/retry-time.ts'
import { TooManyRequests } from '#core/ports/rate-limit.ts'
import type { Translate } from '#core/ports/translator.ts'

/** Returns the text of a failure by its code, of a limit with the time of its end; `null` where no plugin has such a text. */
export const failureText = (failure: AnyFailure, t: Translate): string | null => {
  const time = failure._tag === TooManyRequests.tag ? retryTime(failure.retryAfterSeconds) : null
  if (time !== null) return t('error.too-many.at', { time })
  const code = codeOf(failure._tag)
  const text = t(asMessageKey(code), failure.values)
  return text === code ? null : text
}
