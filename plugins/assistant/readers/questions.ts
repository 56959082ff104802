import type { QuestionTopic } from '#core/search/reading/meaning.ts'
import type { PlainReader } from '#core/search/reading/reader.ts'
import { weightOf } from '#core/search/reading/weights.ts'
import type { PhraseTopic } from '../domain/question-phrases.ts'
import { questionsIn } from '../domain/question-topics.ts'
import { unquotedWords } from './unquoted-words.ts'

const topicOfPhrase = (topic: PhraseTopic): QuestionTopic => (topic === 'meal-price' ? 'price' : topic === 'closures' ? 'hours' : topic)

/** Proposes the words that ask for a fact about a facility: `ile kosztuje`, `telefon do`. */
export const readQuestions: PlainReader = ({ text }) =>
  questionsIn(unquotedWords(text)).flatMap(({ value, spans }) =>
    spans.map(({ from, to }) => ({
      from,
      to,
      meaning: { kind: 'question', topic: topicOfPhrase(value) },
      weight: weightOf('question', to - from),
    })),
  )
