import { messageKey } from '#core/kernel/message-key.ts'
import { pageData } from '#web/server/page-data/page-data.ts'
import type { DocumentName } from '../contract/audiences.ts'
import type { Block, Question } from '../contract/info-text.ts'
import { ShowChanges, ShowDocument, ShowFaq } from '../use-cases/documents.ts'
import { parseLinks } from './components/linked-text.ts'

/** Loads the changes for one audience. */
export const changesData = pageData(
  ShowChanges,
  ({ params, context }) => ({ audience: params['audience'] ?? '', language: context.language }),
  ({ audience }, { t }) => ({
    values: {
      heading: t(messageKey('info-pages.changes', audience, 'title')),
      whose: t(messageKey('info-pages.changes', audience, 'whose')),
    },
    tags: [],
    crumbs: [{ label: t('info-pages.changes.link') }, { label: t(messageKey('info-pages.changes', audience, 'tab')) }],
  }),
)

const dataOf = (name: DocumentName) =>
  pageData(
    ShowDocument,
    ({ query, context }) => ({ name, language: context.language, version: query['wersja'] }),
    // Only the newest edition is indexed; older ones remain readable.
    ({ newest }, { t }) => ({ noindex: !newest, tags: [], crumbs: [{ label: t(messageKey('info-pages', name, 'link')) }] }),
  )

/** Loads a document in its newest edition or in that of `?wersja=1`. */
export const terms = dataOf('terms')
export const privacy = dataOf('privacy')
export const cookies = dataOf('cookies')
export const accessibility = dataOf('accessibility')
export const ordering = dataOf('ordering')

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
const faqJsonLd = (questions: readonly Question[]): Readonly<Record<string, unknown>> => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.map(toPlainText).join(' ') },
  })),
})

/** Loads the questions for one audience; `/faq` shows those for everyone, with `/faq/info` as canonical address. */
export const faqData = pageData(
  ShowFaq,
  ({ params, context }) => ({ audience: params['audience'] ?? 'info', language: context.language }),
  ({ audience, questions }, { t, href }) => {
    const label = t(messageKey('info-pages.faq', audience, 'tab'))
    return {
      values: { heading: t(messageKey('info-pages.faq', audience, 'title')), whose: t(messageKey('info-pages.faq', audience, 'whose')) },
      canonical: `/faq/${audience}`,
      tags: [],
      crumbs:
        audience === 'info'
          ? [{ label: t('info-pages.faq.link') }]
          : [{ label: t('info-pages.faq.link'), href: href('faq_audience', { audience: 'info' }) }, { label }],
      jsonLd: [faqJsonLd(questions)],
    }
  },
)
