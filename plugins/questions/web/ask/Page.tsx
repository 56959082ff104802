import { type FormEvent, type ReactNode, useState } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { draftRoutes } from '#plugins/drafts/contract/ui.ts'
import { facilityTask } from '#plugins/facility-profile/contract/ui.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useLayoutData } from '#web/app-kit/layouts/use-layout-data.ts'
import { goTo } from '#web/app-kit/page/go-to.ts'
import { showToast } from '#web/app-kit/show-toast.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import { Select } from '#web/ui/fields/Select.tsx'
import { CountedArea } from '#web/ui/forms/CountedArea.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { questionsApi } from '../../contract/api.ts'
import { askedTopics, textLength } from '../../contract/topics.ts'
import css from '../app.module.css'

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

/** Form of a new question, with `children` between topic and text; it leads to the thread. */
const AskForm = ({ facility, children }: { readonly facility: { readonly id: string }; readonly children: ReactNode }) => {
  const t = useT()
  const href = useHref()
  const form = useApiForm(questionsApi.askQuestion, {
    id: 'pytanie',
    input: { facility_id: facility.id },
    record: { values: { topic: '', text: '' } },
    stored: { key: `questions.ask:${facility.id}`, routes: draftRoutes },
    toast: false,
    onSaved: async ({ id }) => {
      await showToast({ kind: 'success', text: t('questions.ask.sent') })
      await goTo(href('user_question', { question: id }) ?? '/')
    },
  })
  const labels = { topic: t('questions.ask.topic'), text: t('questions.ask.text') }
  return (
    <ApiForm of={form} labels={labels}>
      <Select
        name="topic"
        label={labels.topic}
        none={t('questions.ask.topic.none')}
        options={askedTopics.map((value) => ({ value, label: t(messageKey('questions.topic', value)) }))}
      />
      {children}
      <CountedArea
        name="text"
        label={labels.text}
        hint={t('questions.ask.text.hint')}
        min={textLength.question}
        max={textLength.max}
        rows={7}
      />
      <SubmitRow send={t('questions.ask.send')} />
    </ApiForm>
  )
}
