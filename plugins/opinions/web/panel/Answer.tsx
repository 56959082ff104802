import { useState } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { ConfirmButton } from '#web/app-kit/ConfirmButton.tsx'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import type { FacilityOpinionView } from '../../contract/answer.ts'
import { opinionsApi } from '../../contract/api.ts'
import type { OpinionReason } from '../../contract/reasons.ts'
import { stateTones } from '../own/states.ts'
import { AnswerForm } from './AnswerForm.tsx'
import css from './panel.module.css'

/** The facility's answer with its state, and the form that writes or changes it. */
export const Answer = ({ of }: { readonly of: FacilityOpinionView }) => {
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
    <section className={css['card']} aria-labelledby="odpowiedz">
      <h2 id="odpowiedz" className={css['name']}>
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
          <div className={css['badges']}>
            {answer.state !== 'hidden' && <Button onClick={() => edit(true)}>{t('opinions.panel.answer.edit')}</Button>}
            <ConfirmButton
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
