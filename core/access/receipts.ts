import { Effect } from 'effect'
import type { RateLimit } from '#core/ports/rate-limit.ts'

/** Receipts to one address, of whatever form. */
const receiptsPerAddress = { times: 5, seconds: 3600 } as const

/**
 * Returns whether an address that somebody typed into a form gets one more receipt. Whoever typed it may be somebody
 * else than its owner: the form is accepted all the same, and a receipt repeats no text of its sender.
 */
export const mayGetReceipt = ({ consume }: RateLimit, email: string): Effect.Effect<boolean> =>
  consume('access.receipt', email, receiptsPerAddress).pipe(
    Effect.as(true),
    Effect.catchTag('TooManyRequests', () => Effect.succeed(false)),
  )
