import { useState } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { ConfirmButton } from '#web/app-kit/ConfirmButton.tsx'
import { useInvalidate } from '#web/app-kit/data/use-invalidate.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
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
  const t = useT()
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
          {t('questions.own.publication.propose')}
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
      <h2 id="publikacja">{t(messageKey('questions.own.publication', side, state))}</h2>
      {state !== 'refused' && (
        <>
          {side === 'parent' && state === 'requested' && <p>{t('questions.own.publication.explanation')}</p>}
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
              {t('questions.own.publication.agree')}
            </Button>
            <Button small onClick={() => void onAnswer(false)}>
              {t('questions.own.publication.refuse')}
            </Button>
          </>
        )}
        {side === 'parent' && state === 'published' && (
          <ConfirmButton
            small
            title={t('questions.own.publication.revoke')}
            text={t('questions.own.publication.revoke.text')}
            accept={t('questions.own.publication.revoke')}
            onConfirm={() => void onAnswer(false)}
          >
            {t('questions.own.publication.revoke')}
          </ConfirmButton>
        )}
        {side === 'facility' && state !== 'refused' && (
          <Button small onClick={() => withdraw.mutate({ id })}>
            {t('questions.own.publication.withdraw')}
          </Button>
        )}
      </div>
    </section>
  )
}
