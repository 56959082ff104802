import { asMessageKey, type MessageKey } from '#core/kernel/message-key.ts'

/**
 * Returns the key of a text of a kind of reviews, whose plugin names the prefix: `claims.review.name`,
 * `claims.review.reason.not_proven` (`core/moderation/review-kind.ts`).
 */
export const reviewKey = (messages: string, ...parts: readonly ['name' | 'tab'] | readonly ['reason', string]): MessageKey =>
  asMessageKey([messages, ...parts].join('.'))
