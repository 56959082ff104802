import { type FormEvent, useId, useState } from 'react'
import { ApiError, callApi } from '#web/runtime/api.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { island } from '#web/runtime/islands/define.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import type { Answer } from '../../contract/answer.ts'
import { assistantApi } from '../../contract/api.ts'
import { AnswerView } from '../parts/AnswerView.tsx'
import css from '../parts/assistant.module.css'

interface Props {
  /** Address of the assistant's page, which the form submits to without JavaScript. */
  readonly action: string
  /** Facility that the question is about; without its id the form is submitted to the page. */
  readonly facility: { readonly id: string | null; readonly slug: string } | null
  readonly text: string
}

const AskBox = ({ action, facility, text }: Props) => {
  const t = useT()
  const language = useLanguage()
  const id = useId()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [status, setStatus] = useState('')

  const ask = async (input: string) => {
    setStatus(t('assistant.box.busy'))
    const asked = facility?.id ? ({ task: 'ask', facility_id: facility.id } as const) : ({ task: 'search' } as const)
    try {
      setAnswer(await callApi(assistantApi.askAssistant, { ...asked, input, language }))
      setStatus('')
    } catch (error) {
      setAnswer(null)
      setStatus(t(error instanceof ApiError && error.problem.status === 429 ? 'assistant.box.spent' : 'assistant.box.failed'))
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // The page shows its own answer; a new question there is a new page.
    if (text !== '' || (facility && facility.id === null)) return
    event.preventDefault()
    const input = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    if (input !== '') void ask(input)
  }
  const isSearch = facility === null
  return (
    <div className={css['box']}>
      <form action={action} onSubmit={submit} className={css['box']}>
        <label htmlFor={`${id}-q`}>
          <strong>{t(isSearch ? 'assistant.box.search' : 'assistant.box.ask')}</strong>
        </label>
        <div className={css['row']}>
          <input
            id={`${id}-q`}
            name="q"
            maxLength={1000}
            required
            defaultValue={text}
            autoComplete="off"
            placeholder={t(isSearch ? 'assistant.box.search.example' : 'assistant.box.ask.example')}
            aria-describedby={`${id}-o`}
          />
          {facility && <input type="hidden" name="placowka" value={facility.slug} />}
          <Button type="submit" look="second">
            {t('assistant.box.send')}
          </Button>
        </div>
        <p id={`${id}-o`} className={css['hint']}>
          {t('assistant.box.machine')}
        </p>
      </form>
      <p role="status" className={css['hint']}>
        {status}
      </p>
      {answer && <AnswerView answer={answer} action={action} />}
    </div>
  )
}

/** Field for a question to the assistant; a form that submits it to the assistant's page. */
export default island('assistant/AskBox', ['assistant.box', 'assistant.view'], AskBox)
