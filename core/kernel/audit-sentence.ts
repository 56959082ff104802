import { asMessageKey, type MessageKey } from './message-key.ts'

/** Returns the key of the sentence of an action: `sites.audited.site-changed` of `sites.site-changed`. */
export const sentenceKey = (action: string): MessageKey => asMessageKey(action.replace('.', '.audited.'))
