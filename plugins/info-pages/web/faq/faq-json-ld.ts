import type { Block, Question } from '../../contract/info-text.ts'
import { partsOf } from '../parts/linked-text.ts'

const plain = (text: string) =>
  partsOf(text)
    .map(({ words }) => words)
    .join('')

const inWords = (block: Block): string => {
  if (typeof block === 'string') return plain(block)
  if ('list' in block) return block.list.map(plain).join(' ')
  return 'facts' in block ? block.facts.map(([word, said]) => `${plain(word)}: ${plain(said)}`).join(' ') : ''
}

/** Questions and answers as search engines read them (schema.org FAQPage): plain words, no links. */
export const faqJsonLd = (questions: readonly Question[]): Readonly<Record<string, unknown>> => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.map(inWords).join(' ') },
  })),
})
