import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { CountedArea } from '#web/ui/forms/CountedArea.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { questionsApi } from '../../contract/api.ts'
import { textLength } from '../../contract/topics.ts'
import css from './thread.module.css'
import type { Thread } from './use-thread.ts'

interface PublicationFormProps {
  readonly question: Thread
  readonly accept: (changed: Thread) => void
  readonly onEnd: () => void
}

/** Form of the text that a facility wants to publish, beginning with the first question and the last answer. */
export const PublicationForm = ({ question: { id, messages }, accept, onEnd }: PublicationFormProps) => {
  const t = useT()
  const first = messages.find(({ side }) => side === 'parent')?.text ?? ''
  const last = messages.findLast(({ side }) => side === 'facility')?.text ?? ''
  const values = { question: first.slice(0, textLength.faqQuestion), answer: last.slice(0, textLength.faqAnswer) }
  const form = useApiForm(questionsApi.requestPublication, {
    id: 'publikacja',
    record: { values },
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
      <p className={css['quiet']}>{t('questions.own.publication.form')}</p>
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
