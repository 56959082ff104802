import { type FormEvent, useState } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { facilityTask } from '#plugins/facility-profile/contract/ui.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useLayoutData } from '#web/app-kit/layouts/use-layout-data.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { questionsApi } from '../../contract/api.ts'
import { AskForm } from './AskForm.tsx'
import css from './ask.module.css'

export const queries: PageQueries = ({ params }) => [query(questionsApi.showAsk, { slug: params['slug'] ?? '' })]

/** Page on which a parent asks a facility; it first shows what others have asked on the topic. */
export const Page = () => {
  const t = useT()
  const href = useHref()
  const { facility } = useLayoutData(facilityTask)
  const { slug = '' } = usePage().params
  const { reason, by_mail, open, published } = useQuery(questionsApi.showAsk, { slug }).data
  const [topic, setTopic] = useState('')
  const onInput = ({ target }: FormEvent<HTMLElement>) => {
    const { name, value } = target as HTMLSelectElement
    if (name === 'topic') setTopic(value)
  }
  const similar = published.filter((one) => one.topic === topic)
  const running = open.find((one) => one.topic === topic)
  return (
    <div className={css['page']} onInput={onInput}>
      <h1 tabIndex={-1}>{t('questions.ask.title')}</h1>
      {reason === null ? (
        <>
          <p className={css['lead']}>{t(by_mail ? 'questions.ask.lead.mail' : 'questions.ask.lead')}</p>
          <AskForm facility={facility}>
            {running && (
              <div className={css['box']} role="status">
                <p>{t('questions.ask.running')}</p>
                <LinkButton small href={href('user_question', { question: running.id })}>
                  {t('questions.ask.running.open')}
                </LinkButton>
              </div>
            )}
            {similar.length > 0 && (
              <section className={css['box']} aria-labelledby="pytania-innych">
                <h2 id="pytania-innych">{t('questions.ask.similar')}</h2>
                {similar.map(({ question, answer }) => (
                  <details key={question}>
                    <summary>{question}</summary>
                    <p>{answer}</p>
                  </details>
                ))}
              </section>
            )}
          </AskForm>
        </>
      ) : (
        <div className={css['box']}>
          <p>{t(messageKey('questions.ask.reason', reason))}</p>
          <LinkButton
            small
            href={reason === 'own' ? href('facility_questions', { facility: facility.id }) : href(`/placowka/${facility.slug}`)}
          >
            {t(reason === 'own' ? 'questions.ask.own.open' : 'questions.ask.back')}
          </LinkButton>
        </div>
      )}
    </div>
  )
}
