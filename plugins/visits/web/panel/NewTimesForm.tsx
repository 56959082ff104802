import { useState } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { NumberField } from '#web/ui/fields/NumberField.tsx'
import { Select } from '#web/ui/fields/Select.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { visitsApi } from '../../contract/api.ts'
import { visitLimits } from '../../contract/limits.ts'
import { visitKinds } from '../../contract/visit-kinds.ts'
import css from './panel.module.css'
import { changed } from './use-visits.ts'

const first = { kind: 'visit', day: '', from: '10:00', until: '10:45', places: 1, notice_hours: 24, weeks: 1, note: '' } as const

/** Form that opens a time, once or for some weeks; what was typed stays for the next one. */
export const NewTimesForm = ({ facilityId }: { readonly facilityId: string }) => {
  const t = useT()
  const [opened, setOpened] = useState<{ readonly opened: number; readonly skipped: number } | null>(null)
  const { day: _, note: __, ...given } = first
  const form = useApiForm(visitsApi.openTimes, {
    id: 'new-times',
    // What is proposed counts even where nobody changes it.
    input: { facility_id: facilityId, ...given },
    record: { values: first },
    invalidates: changed,
    toast: false,
    onSaved: setOpened,
  })
  const labels = {
    kind: t('visits.field.kind'),
    day: t('visits.field.day'),
    from: t('visits.field.from'),
    until: t('visits.field.until'),
    places: t('visits.field.places'),
    notice_hours: t('visits.field.notice'),
    weeks: t('visits.field.weeks'),
    note: t('visits.field.note'),
  }
  return (
    <ApiForm of={form} labels={labels}>
      <Select
        name="kind"
        label={labels.kind}
        options={visitKinds.map((value) => ({ value, label: t(messageKey('visits.kind', value)) }))}
      />
      <div className={css['line']}>
        <Field name="day" type="date" label={labels.day} autoComplete="off" max={10} />
        <Field name="from" type="time" label={labels.from} autoComplete="off" max={5} />
        <Field name="until" type="time" label={labels.until} autoComplete="off" max={5} />
      </div>
      <div className={css['line']}>
        <NumberField name="places" label={labels.places} min={1} max={visitLimits.places} />
        <NumberField name="notice_hours" label={labels.notice_hours} min={0} max={visitLimits.notice} />
        <NumberField name="weeks" label={labels.weeks} hint={t('visits.field.weeks.hint')} min={1} max={visitLimits.weeks} />
      </div>
      <TextArea name="note" label={labels.note} hint={t('visits.field.note.hint')} max={visitLimits.note} rows={2} optional />
      <SubmitRow send={t('visits.panel.send')} />
      <p role="status">
        {opened !== null && t('visits.panel.opened', { count: opened.opened })}{' '}
        {opened !== null && opened.skipped > 0 && t('visits.panel.skipped', { count: opened.skipped })}
      </p>
    </ApiForm>
  )
}
