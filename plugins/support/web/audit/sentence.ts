import { sentenceKey } from '#core/kernel/audit-sentence.ts'
import type { useT } from '#web/runtime/i18n/i18n-context.ts'

type Translate = ReturnType<typeof useT>

/** Parts of a sentence that are links. */
export type SentencePart = 'who' | 'person' | 'facility'

// Characters that no text contains stand for the parts while the sentence is translated.
const open = '\ue000'
const close = '\ue001'
const placeholders = { who: `${open}who${close}`, person: `${open}person${close}`, facility: `${open}facility${close}` }

/** Returns the sentence of an action as texts and parts; of an action without a sentence its code. */
export const sentenceOf = (t: Translate, action: string): readonly (string | { readonly part: SentencePart })[] => {
  const key = sentenceKey(action)
  const text = t(key, placeholders)
  const whole = text === key ? `${placeholders.who}: ${action}` : text
  return whole
    .split(new RegExp(`${open}(\\w+)${close}`))
    .map((piece, at) => (at % 2 === 1 ? { part: piece as SentencePart } : piece))
    .filter((piece) => piece !== '')
}

/** Returns the sentence of an action as a text, with an ellipsis in place of its parts. */
export const sentenceText = (t: Translate, action: string): string =>
  sentenceOf(t, action)
    .map((piece) => (typeof piece === 'string' ? piece : '…'))
    .join('')
