import { type FormEvent, type KeyboardEvent, lazy, Suspense, useState } from 'react'
import { ApiError, callApi } from '#web/runtime/api.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { island } from '#web/runtime/islands/define.ts'
import css from '#web/ui/fields/forms.module.css'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import type { Answer } from '../../contract/answer.ts'
import { assistantApi } from '../../contract/api.ts'

// Loaded with the first answer, so that pages without one have neither its script nor its styles.
const AnswerView = lazy(() => import('../components/AnswerView.tsx').then(({ AnswerView }) => ({ default: AnswerView })))

interface Props {
  /** Address of the page that answers: of the assistant, or of the results of the search. */
  readonly action: string
  readonly label: string
  readonly example: string
  /** Facility that the question is about; without its id the form is submitted to the page. `null`: the text is a search. */
  readonly facility: { readonly id: string | null; readonly slug: string } | null
  /** Characters. */
  readonly maxLength: number
  readonly text?: string
}

const AskBox = ({ action, label, example, facility, maxLength, text }: Props) => {
  const t = useT()
  const language = useLanguage()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [status, setStatus] = useState('')

  const ask = async (facilityId: string, input: string, form: HTMLFormElement) => {
    setStatus(t('assistant.box.busy'))
    try {
      setAnswer(await callApi(assistantApi.askAssistant, { task: 'ask', facility_id: facilityId, input, language }))
      setStatus('')
    } catch (error) {
      setAnswer(null)
      // Without an answer of the server the page says what is wrong.
      if (error instanceof ApiError && error.problem.message) setStatus(error.problem.message)
      else form.submit()
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!facility?.id) return
    event.preventDefault()
    const input = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    if (input !== '') void ask(facility.id, input, event.currentTarget)
  }
  const sendByEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  return (
    <div className={css['form']}>
      <form action={action} onSubmit={submit} className={css['form']}>
        <TextArea
          name="q"
          label={label}
          hint={t(facility ? 'assistant.box.machine' : 'assistant.box.note')}
          rows={facility ? 2 : 4}
          max={maxLength}
          initial={text}
          placeholder={example}
          onKeyDown={sendByEnter}
        />
        {facility && <input type="hidden" name="placowka" value={facility.slug} />}
        <div>
          <Button type="submit" look="second">
            {t(facility ? 'assistant.box.send' : 'assistant.box.search')}
          </Button>
        </div>
      </form>
      <p aria-live="polite">{status}</p>
      {answer && (
        <Suspense>
          <AnswerView answer={answer} action={action} />
        </Suspense>
      )}
    </div>
  )
}

/** Field for a question about a facility, or for a search; a form that submits it to the page that answers. */
export default island('assistant/AskBox', ['assistant.box', 'assistant.view', 'form.optional'], AskBox)
