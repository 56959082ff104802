import { messageKey } from '#core/kernel/message-key.ts'
import { groupedPhone } from '#core/kernel/phone.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { Container } from '#web/ui/primitives/Container.tsx'
import { faqAudiences } from '../../contract/audiences.ts'
import { Blocks } from '../components/Blocks.tsx'
import layout from '../components/layout.module.css'
import { TableOfContents } from '../components/TableOfContents.tsx'
import { Tabs } from '../components/Tabs.tsx'
import type { faqData } from '../pages.data.ts'
import css from './faq.module.css'

/** Page of questions and answers for one audience; each question has an anchor. */
export const FaqPage = () => {
  const t = useT()
  const href = useHref()
  const { audience, questions } = usePageData<typeof faqData>()
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

/** Telephone number of customer service, and a link to the contact form if it exists. */
const MoreHelp = () => {
  const t = useT()
  const { context, href } = usePage()
  const form = href('contact')
  return (
    <aside aria-labelledby="dalej" className={css['more']}>
      <h2 id="dalej">{t('info-pages.faq.more')}</h2>
      <p>
        {t('info-pages.faq.more.text')}{' '}
        <a href={`tel:${context.supportPhone}`} className={css['phone']}>
          {groupedPhone(context.supportPhone)}
        </a>{' '}
        ({t('shell.footer.hours')})
      </p>
      {form !== undefined && <LinkButton href={form}>{t('info-pages.faq.more.form')}</LinkButton>}
    </aside>
  )
}
