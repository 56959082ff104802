import { type MessageKey, messageKey } from '#core/kernel/message-key.ts'

export { maxQueryLength } from './limits.ts'

/** Search texts to begin with, as keys of messages: in each language what a parent would type. */
export const searchExamples: readonly MessageKey[] = (['one', 'two', 'three'] as const).map((n) => messageKey('search.example', n))
