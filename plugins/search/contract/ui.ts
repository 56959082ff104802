import { type MessageKey, messageKey } from '#core/kernel/message-key.ts'

export { maxQueryLength } from './limits.ts'
export { notAppliedLabel } from './not-applied-label.ts'
export { partLabel } from './part-label.ts'
export type { TextSearch } from './text-searches.ts'

/** Search texts to begin with, as keys of messages: in each language what a parent would type. */
export const searchExamples: readonly MessageKey[] = (['one', 'two', 'three'] as const).map((n) => messageKey('search.example', n))
