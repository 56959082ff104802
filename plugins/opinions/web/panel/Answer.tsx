import { useState } from 'react'
import { ConfirmButton } from '#web/app-kit/ConfirmButton.tsx'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useTranslation } from '#web/app-kit/i18n.ts'
import { useHref } from '#web/runtime/page.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import type { FacilityOpinionView } from '../../contract/answer.ts'
import { opinionsApi } from '../../contract/api.ts'
import { stateTones } from '../own/states.ts'
import { AnswerForm } from './AnswerForm.tsx'
import css from './panel.module.css'

/** The facility's answer with its state, and the form that writes or changes it. */
export const Answer = ({ of }: { readonly of: FacilityOpinionView }) => {
  const { t } = useTranslation('opinions.panel')
  const [editing, edit] = useState(false)
  const { id, opinion, answer } = of
  const href = useHref()
  const appeal = answer?.decision ? href('user_decision', { decision: answer.decision }) : undefined
  const remove = useMutation(opinionsApi.removeAnswer, {
    invalidates: [opinionsApi.showThread, opinionsApi.listFacilityOpinions],
    acceptedErrors: ['error/answer-not-found'],
    toast: t('answer.removed'),
  })
  if (answer === null && opinion === null) return null
  return (
    <section className={css['card']} aria-labelledby="odpowiedz">
      <h2 id="odpowiedz" className={css['name']}>
        {t('answer')}
      </h2>
      {answer !== null && (
        <>
          <p>
            <Badge tone={stateTones[answer.state]}>{t(`answer.${answer.state}`)}</Badge>
          </p>
          <p>{t(`answer.${answer.state}.text`)}</p>
          {answer.state !== 'accepted' && answer.reason !== null && (
            <div className={css['reason']}>
              <strong>{t(`opinions.review.reason.${answer.reason}`)}</strong>
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
            {answer.state !== 'hidden' && <Button onClick={() => edit(true)}>{t('answer.edit')}</Button>}
            <ConfirmButton
              title={t('answer.remove.title')}
              text={t('answer.remove.text')}
              accept={t('answer.remove')}
              onConfirm={() => remove.mutate({ id })}
            >
              {t('answer.remove')}
            </ConfirmButton>
          </div>
        </>
      )}
      {(answer === null || editing) && <AnswerForm id={id} answer={answer} onDone={() => edit(false)} />}
    </section>
  )
}
