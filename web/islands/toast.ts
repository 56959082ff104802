import { frameWord } from './frame-words.ts'
import { type Notice, notify, tokenMs } from './notice.ts'

/** A notice of how something went; a green one needs no text and then says SUCCESS. */
export type Toast = Notice | (Omit<Notice, 'kind' | 'text'> & { readonly kind: 'success' })

/**
 * Says in the corner how something went: red error, green success, yellow warning, blue info; four seconds unless told otherwise
 * (specification §8). Islands and scripts load it when they have something to say: `import('#web/islands/toast.ts')`.
 */
export const toast = (told: Toast): void => notify({ ms: tokenMs('--toast'), text: frameWord('success'), ...told })
