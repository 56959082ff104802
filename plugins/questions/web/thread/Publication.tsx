import { useState } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { draftRoutes } from '#plugins/drafts/contract/ui.ts'
import { ConfirmButton } from '#web/app-kit/ConfirmButton.tsx'
import { useInvalidate } from '#web/app-kit/data/use-invalidate.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { CountedArea } from '#web/ui/forms/CountedArea.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { questionsApi } from '../../contract/api.ts'
import { textLength } from '../../contract/topics.ts'
import css from '../app.module.css'
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
            danger
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
          <Button danger small onClick={() => withdraw.mutate({ id })}>
            {t('questions.own.publication.withdraw')}
          </Button>
        )}
      </div>
    </section>
  )
}

interface PublicationFormProps {
  readonly question: Thread
  readonly accept: (changed: Thread) => void
  readonly onEnd: () => void
}

/** Form of the text that a facility wants to publish, beginning with the first question and the last answer. */
const PublicationForm = ({ question: { id, messages }, accept, onEnd }: PublicationFormProps) => {
  const t = useT()
  const first = messages.find(({ side }) => side === 'parent')?.text ?? ''
  const last = messages.findLast(({ side }) => side === 'facility')?.text ?? ''
  const values = { question: first.slice(0, textLength.faqQuestion), answer: last.slice(0, textLength.faqAnswer) }
  const form = useApiForm(questionsApi.requestPublication, {
    id: 'publikacja',
    record: { values },
    stored: { key: `questions.publication:${id}`, routes: draftRoutes },
    prepare: async () => ({ id, ...values }),
    toast: false,
    onSaved: (changed) => {
      accept(changed)
      onEnd()
    },
  })
  const labels = { question: t('questions.own.publication.question'), answer: t('questions.own.publication.answer') }
  return (
    <section className={css['publication']} aria-labelledby="propozycja">
      <h2 id="propozycja">{t('questions.own.publication.propose')}</h2>
      <p className={css['threadQuiet']}>{t('questions.own.publication.form')}</p>
      <ApiForm of={form} labels={labels}>
        <CountedArea name="question" label={labels.question} max={textLength.faqQuestion} rows={3} />
        <CountedArea name="answer" label={labels.answer} max={textLength.faqAnswer} rows={5} />
        <SubmitRow look="outline" send={t('questions.own.publication.send')}>
          <Button look="quiet" onClick={onEnd}>
            {t('CANCEL')}
          </Button>
        </SubmitRow>
      </ApiForm>
    </section>
  )
}
