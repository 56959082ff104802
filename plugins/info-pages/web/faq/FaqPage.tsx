import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { Container } from '#web/ui/primitives/Container.tsx'
import { faqAudiences } from '../../contract/audiences.ts'
import { Blocks } from '../parts/Blocks.tsx'
import layout from '../parts/layout.module.css'
import { TableOfContents } from '../parts/TableOfContents.tsx'
import { Tabs } from '../parts/Tabs.tsx'
import type { data } from './faq.data.ts'
import css from './faq.module.css'
import { MoreHelp } from './MoreHelp.tsx'

/** Page of questions and answers for one audience; each question has an anchor. */
export const FaqPage = () => {
  const t = useT()
  const href = useHref()
  const { audience, questions } = usePageData<typeof data>()
  return (
    <Container>
      <div className={layout['page']}>
        <header className={layout['head']}>
          <h1>{t(messageKey('info-pages.faq', audience, 'title'))}</h1>
          <p className={layout['lead']}>{t(messageKey('info-pages.faq', audience, 'lead'))}</p>
          <Tabs
            label={t('info-pages.faq.tabs')}
            of={faqAudiences.map((one) => ({
              label: t(messageKey('info-pages.faq', one, 'tab')),
              href: href('faq_audience', { audience: one }),
              chosen: one === audience,
            }))}
          />
        </header>
        <TableOfContents label={t('info-pages.faq.contents')} of={questions.map(({ id, question }) => ({ id, title: question }))} />
        <div className={layout['text']}>
          {questions.map(({ id, question, answer }) => (
            <section key={id} id={id} aria-labelledby={`${id}-pytanie`} className={css['question']}>
              <h2 id={`${id}-pytanie`}>
                <a href={`#${id}`}>{question}</a>
              </h2>
              <Blocks of={answer} />
            </section>
          ))}
          <MoreHelp />
        </div>
      </div>
    </Container>
  )
}
