import { useState } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Choice } from '#web/ui/fields/Choice.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { Select } from '#web/ui/fields/Select.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { vacancyGroups } from '../../contract/age-groups.ts'
import { recruitmentApi } from '../../contract/api.ts'
import { textLimits } from '../../contract/application.ts'
import type { ApplicationView } from '../../contract/views.ts'

/** Form of the facility's next step, with what belongs to it and a message to the parent. */
export const StepForm = ({ of: { id, version, steps, waiting, age_group } }: { readonly of: ApplicationView }) => {
  const t = useT()
  const [status, choose] = useState('')
  const form = useApiForm(recruitmentApi.changeStatus, {
    id: 'krok',
    input: { id, version },
    invalidates: [recruitmentApi.showApplication, recruitmentApi.listInbox],
    toast: true,
  })
  const labels = {
    status: t('recruitment.inbox.step'),
    group: t('recruitment.inbox.waiting-group'),
    offer_until: t('recruitment.inbox.offer-end'),
    message: t('recruitment.inbox.message'),
  }
  const groups = vacancyGroups.filter((group) => group !== waiting?.group)
  return (
    <ApiForm of={form} labels={labels}>
      {/* What a step needs appears with its choice. */}
      <div onChange={({ target }) => (target as HTMLInputElement).name === 'status' && choose((target as HTMLInputElement).value)}>
        <Choice
          name="status"
          legend={labels.status}
          options={steps.map((value) => ({ value, label: t(messageKey('recruitment.inbox.step', value)) }))}
        />
      </div>
      {status === 'waitlisted' && (
        <Select
          name="group"
          label={labels.group}
          first={groups.includes(age_group) ? age_group : (groups[0] ?? age_group)}
          options={groups.map((value) => ({ value, label: t('recruitment.detail.years', { group: value }) }))}
        />
      )}
      {status === 'offered' && (
        <Field
          name="offer_until"
          type="date"
          label={labels.offer_until}
          hint={t('recruitment.inbox.offer-end.hint')}
          autoComplete="off"
          max={10}
          optional
        />
      )}
      <TextArea
        name="message"
        label={labels.message}
        hint={t('recruitment.inbox.message.hint')}
        max={textLimits.message}
        rows={4}
        optional
      />
      <SubmitRow send={t('recruitment.inbox.save')} />
    </ApiForm>
  )
}
