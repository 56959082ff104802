import { messageKey } from '#core/kernel/message-key.ts'
import { pageData } from '#web/server/page-data/page-data.ts'
import { ShowFaq } from '../../use-cases/documents.ts'
import { faqJsonLd } from './faq-json-ld.ts'

/** Loads the questions for one audience; `/faq` shows those for everyone, with `/faq/info` as canonical address. */
export const data = pageData(
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
