import type { Block, Question } from '../../contract/info-text.ts'
import { parseLinks } from '../parts/linked-text.ts'

const plainText = (text: string) =>
  parseLinks(text)
    .map((part) => part.text)
    .join('')

const toPlainText = (block: Block): string => {
  if (typeof block === 'string') return plainText(block)
  if ('list' in block) return block.list.map(plainText).join(' ')
  return 'facts' in block ? block.facts.map(([term, description]) => `${plainText(term)}: ${plainText(description)}`).join(' ') : ''
}

/** Creates the structured data for search engines (schema.org FAQPage), as plain text without links. */
export const faqJsonLd = (questions: readonly Question[]): Readonly<Record<string, unknown>> => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.map(toPlainText).join(' ') },
  })),
})
