import type { ReactNode } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { goTo } from '#web/app-kit/page/go-to.ts'
import { showToast } from '#web/app-kit/show-toast.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Select } from '#web/ui/fields/Select.tsx'
import { CountedArea } from '#web/ui/forms/CountedArea.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { questionsApi } from '../../contract/api.ts'
import { questionTopics, textLength } from '../../contract/topics.ts'

/** Form of a new question, with `children` between topic and text; it leads to the thread. */
export const AskForm = ({ facility, children }: { readonly facility: { readonly id: string }; readonly children: ReactNode }) => {
  const t = useT()
  const href = useHref()
  const form = useApiForm(questionsApi.askQuestion, {
    id: 'pytanie',
    input: { facility_id: facility.id },
    record: { values: { topic: '', text: '' } },
    draft: facility.id,
    toast: false,
    onSaved: async ({ id }) => {
      await showToast({ kind: 'success', text: t('questions.ask.sent') })
      await goTo(href('user_question', { question: id }) ?? '/')
    },
  })
  const labels = { topic: t('questions.ask.topic'), text: t('questions.ask.text') }
  return (
    <ApiForm of={form} labels={labels}>
      <Select
        name="topic"
        label={labels.topic}
        none={t('questions.ask.topic.none')}
        options={questionTopics.map((value) => ({ value, label: t(messageKey('questions.topic', value)) }))}
      />
      {children}
      <CountedArea
        name="text"
        label={labels.text}
        hint={t('questions.ask.text.hint')}
        min={textLength.question}
        max={textLength.max}
        rows={7}
      />
      <SubmitRow send={t('questions.ask.send')} />
    </ApiForm>
  )
}
