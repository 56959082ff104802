import type { PlainReader } from '#core/search/reading/reader.ts'
import { weightOf } from '#core/search/reading/weights.ts'
import { isOffTopic } from '../domain/off-topic.ts'
import { unquotedWords } from './unquoted-words.ts'

/** Proposes that the whole text is no search: it gives orders to a machine, looks for work, or is about something else. */
export const readOffTopic: PlainReader = ({ text }) => {
  const words = unquotedWords(text)
  if (!isOffTopic(words)) return []
  return [{ from: 0, to: words.length, meaning: { kind: 'off-topic' }, weight: weightOf('offTopic', words.length) }]
}
