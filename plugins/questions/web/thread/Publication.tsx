import { useState } from 'react'
import { ConfirmButton } from '#web/app-kit/ConfirmButton.tsx'
import { useInvalidate } from '#web/app-kit/data/use-invalidate.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useTranslation } from '#web/app-kit/i18n.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { questionsApi } from '../../contract/api.ts'
import { PublicationForm } from './PublicationForm.tsx'
import css from './thread.module.css'
import type { Thread } from './use-thread.ts'

interface PublicationProps {
  readonly question: Thread
  readonly accept: (changed: Thread) => void
}

/** Publication of a question with its answer: the facility proposes a text, the parent agrees to exactly that one. */
export const Publication = ({ question, accept }: PublicationProps) => {
  const { t } = useTranslation('questions.own')
  const { id, side, publication, messages } = question
  const [isWriting, setWriting] = useState(false)
  const invalidate = useInvalidate()
  const answer = useMutation(questionsApi.answerPublication, { acceptedErrors: ['error/version-conflict'], onSuccess: accept })
  const withdraw = useMutation(questionsApi.withdrawPublication, { onSuccess: accept })
  const answers = messages.some((message) => message.side === 'facility')
  if (publication === null) {
    if (side === 'parent' || !answers || question.parent === null) return null
    return isWriting ? (
      <PublicationForm question={question} accept={accept} onEnd={() => setWriting(false)} />
    ) : (
      <p>
        <Button small onClick={() => setWriting(true)}>
          {t('publication.propose')}
        </Button>
      </p>
    )
  }
  const { state, version } = publication
  const onAnswer = async (agrees: boolean) => {
    const answered = await answer.mutateAsync({ id, version, agrees }).catch(() => undefined)
    // The facility has changed the text meanwhile.
    if (answered === null) await invalidate(questionsApi.showQuestion)
  }
  return (
    <section className={css['publication']} aria-labelledby="publikacja">
      <h2 id="publikacja">{t(`publication.${side}.${state}`)}</h2>
      {state !== 'refused' && (
        <>
          {side === 'parent' && state === 'requested' && <p>{t('publication.explanation')}</p>}
          <blockquote className={css['quote']}>
            <p>
              <strong>{publication.question}</strong>
            </p>
            <p className={css['text']}>{publication.answer}</p>
          </blockquote>
        </>
      )}
      <div className={css['buttons']}>
        {side === 'parent' && state === 'requested' && (
          <>
            <Button small look="second" onClick={() => void onAnswer(true)}>
              {t('publication.agree')}
            </Button>
            <Button small onClick={() => void onAnswer(false)}>
              {t('publication.refuse')}
            </Button>
          </>
        )}
        {side === 'parent' && state === 'published' && (
          <ConfirmButton
            small
            title={t('publication.revoke')}
            text={t('publication.revoke.text')}
            accept={t('publication.revoke')}
            onConfirm={() => void onAnswer(false)}
          >
            {t('publication.revoke')}
          </ConfirmButton>
        )}
        {side === 'facility' && state !== 'refused' && (
          <Button small onClick={() => withdraw.mutate({ id })}>
            {t('publication.withdraw')}
          </Button>
        )}
      </div>
    </section>
  )
}
