import { useState } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { panel } from '#plugins/facility-panel/contract/ui.ts'
import { ConfirmButton } from '#web/app-kit/ConfirmButton.tsx'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useLayoutData } from '#web/app-kit/layouts/use-layout-data.ts'
import { BackToList } from '#web/app-kit/lists/BackToList.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import type { FacilityOpinionView } from '../../contract/answer.ts'
import { opinionsApi } from '../../contract/api.ts'
import type { OpinionReason } from '../../contract/states.ts'
import css from '../app.module.css'
import { History, useMarkSeen } from '../components/History.tsx'
import { OpinionItem } from '../components/OpinionItem.tsx'
import { stateTones } from '../format.ts'
import { AnswerForm } from './AnswerForm.tsx'

export const queries: PageQueries = ({ params }) => [query(opinionsApi.showThread, { id: params['opinion'] ?? '' })]

/** Page of one opinion in the panel: the opinion, the facility's answer, and their history (rows OP-08, OP-09). */
export const ThreadPage = () => {
  const t = useT()
  const href = useHref()
  const { facility } = useLayoutData(panel)
  const id = usePage().params['opinion'] ?? ''
  const { shown, history } = useQuery(opinionsApi.showThread, { id }).data
  useMarkSeen(id, shown !== null)
  const isHere = shown !== null && shown.facility_id === facility.id
  return (
    <div className={css['page']}>
      <BackToList href={href('facility_opinions', { facility: facility.id })}>{t('opinions.panel.back')}</BackToList>
      <h1 tabIndex={-1}>{t('opinions.panel.thread.title')}</h1>
      {!isHere && <EmptyList title={t('opinions.panel.thread.none')} />}
      {isHere && (
        <>
          <section className={css['panelCard']} aria-label={t('opinions.panel.thread.title')}>
            {shown.opinion === null ? (
              <p>{t('opinions.panel.hidden.text')}</p>
            ) : (
              <OpinionItem as="h2" opinion={{ ...shown.opinion, answer: null }} facility={facility.name} />
            )}
          </section>
          <Answer of={shown} />
          <History of={history} />
        </>
      )}
    </div>
  )
}

/** The facility's answer with its state, and the form that writes or changes it. */
const Answer = ({ of }: { readonly of: FacilityOpinionView }) => {
  const t = useT()
  const [editing, edit] = useState(false)
  const { id, opinion, answer } = of
  const href = useHref()
  const appeal = answer?.decision ? href('user_decision', { decision: answer.decision }) : undefined
  const remove = useMutation(opinionsApi.removeAnswer, {
    invalidates: [opinionsApi.showThread, opinionsApi.listFacilityOpinions],
    acceptedErrors: ['error/answer-not-found'],
    toast: t('opinions.panel.answer.removed'),
  })
  if (answer === null && opinion === null) return null
  return (
    <section className={css['panelCard']} aria-labelledby="odpowiedz">
      <h2 id="odpowiedz" className={css['panelName']}>
        {t('opinions.panel.answer')}
      </h2>
      {answer !== null && (
        <>
          <p>
            <Badge tone={stateTones[answer.state]}>{t(messageKey('opinions.panel.answer', answer.state))}</Badge>
          </p>
          <p>{t(messageKey('opinions.panel.answer', answer.state, 'text'))}</p>
          {answer.state !== 'accepted' && answer.reason !== null && (
            <div className={css['reason']}>
              <strong>{t(messageKey('opinions.review.reason', answer.reason as OpinionReason))}</strong>
              {answer.note !== null && <p>{answer.note}</p>}
              {appeal !== undefined && (
                <p>
                  <a href={appeal}>{t('opinions.own.appeal')}</a>
                </p>
              )}
            </div>
          )}
        </>
      )}
      {answer !== null && !editing && (
        <>
          <p className={css['text']}>{answer.text}</p>
          <div className={css['panelBadges']}>
            {answer.state !== 'hidden' && <Button onClick={() => edit(true)}>{t('opinions.panel.answer.edit')}</Button>}
            <ConfirmButton
              danger
              title={t('opinions.panel.answer.remove.title')}
              text={t('opinions.panel.answer.remove.text')}
              accept={t('opinions.panel.answer.remove')}
              onConfirm={() => remove.mutate({ id })}
            >
              {t('opinions.panel.answer.remove')}
            </ConfirmButton>
          </div>
        </>
      )}
      {(answer === null || editing) && <AnswerForm id={id} answer={answer} onDone={() => edit(false)} />}
    </section>
  )
}
