import { useRef, useState } from 'react'
import { findPrivacyHits } from '#core/privacy/find-privacy-hits.ts'
import { draftRoutes } from '#plugins/drafts/contract/ui.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { StoredTextLines } from '#web/app-kit/forms/StoredTextLines.tsx'
import { useStoredText } from '#web/app-kit/forms/use-stored-text.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { ConfirmDialog } from '#web/ui/forms/ConfirmDialog.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import type { AnswerView } from '../../contract/answer.ts'
import { opinionsApi } from '../../contract/api.ts'
import { textProblem } from '../../contract/clean-text.ts'
import { answerLimits } from '../../contract/limits.ts'
import css from '../app.module.css'
import { CountedText, PrivacyWarnings } from '../components/CountedText.tsx'

interface AnswerFormProps {
  /** Id of the opinion. */
  readonly id: string
  /** Answer that is changed; `null`: there is none. */
  readonly answer: AnswerView | null
  readonly onDone: () => void
}

/** Form of the facility's answer, with the counter and the warnings of the wizard; its draft is stored. */
export const AnswerForm = ({ id, answer, onDone }: AnswerFormProps) => {
  const t = useT()
  const place = { key: `opinions.answer:${id}`, routes: draftRoutes }
  const stored = useStoredText({ id: `odpowiedz ${id}`, place, initial: answer?.text ?? '' })
  const { text } = stored
  const [error, setError] = useState<string>()
  const [asking, ask] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const options = {
    invalidates: [opinionsApi.showThread, opinionsApi.listFacilityOpinions],
    toast: t('opinions.panel.answer.sent'),
    onSuccess: () => {
      stored.forget()
      onDone()
    },
  }
  const write = useMutation(opinionsApi.answerOpinion, options)
  const change = useMutation(opinionsApi.changeAnswer, options)
  const busy = write.isPending || change.isPending
  const send = () => (answer === null ? write.mutate({ id, text }) : change.mutate({ id, text, version: answer.version }))
  const submit = () => {
    const problem = textProblem(text, answerLimits)
    setError(problem ?? undefined)
    if (problem !== null) field.current?.focus()
    else if (findPrivacyHits(text).length > 0) ask(true)
    else send()
  }
  return (
    <>
      <form
        className={css['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <CountedText
          ref={field}
          id="odpowiedz-text"
          label={t('opinions.panel.answer.text')}
          hint={t('opinions.panel.answer.hint')}
          value={text}
          limits={answerLimits}
          error={error}
          onChange={(typed) => {
            stored.write(typed)
            setError(undefined)
          }}
        />
        <StoredTextLines of={stored} label={t('opinions.panel.answer.text')} />
        <PrivacyWarnings
          text={text}
          hits={findPrivacyHits(text)}
          onShow={({ from, to }) => {
            field.current?.focus()
            field.current?.setSelectionRange(from, to)
          }}
        />
        <p className={css['panelBadges']}>
          <Button type="submit" look="main" aria-disabled={busy}>
            {t(busy ? 'LOADING_DOTS' : 'opinions.panel.answer.send')}
          </Button>
          {answer !== null && <Button onClick={onDone}>{t('CANCEL')}</Button>}
        </p>
      </form>
      <ConfirmDialog
        open={asking}
        title={t('opinions.wizard.privacy.title')}
        accept={t('opinions.wizard.privacy.send')}
        onClose={(confirmed) => {
          ask(false)
          if (confirmed) send()
        }}
      >
        <p>{t('opinions.wizard.privacy.confirm')}</p>
      </ConfirmDialog>
    </>
  )
}
