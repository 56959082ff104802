import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { CountedArea } from '#web/ui/forms/CountedArea.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { reportsApi } from '../../contract/api.ts'
import { textMaxLength } from '../../contract/reasons.ts'
import { Reasons } from '../parts/Reasons.tsx'

interface ReportFormProps {
  readonly type: string
  readonly id: string
  readonly onSent: (number: string) => void
}

/** Form of a report: reason, text, good faith. */
export const ReportForm = ({ type, id, onSent }: ReportFormProps) => {
  const t = useT()
  const form = useApiForm(reportsApi.reportThing, {
    id: 'zgloszenie',
    input: { target_type: type, target_id: id },
    validate: ({ reason, text }): Readonly<Record<string, string>> =>
      reason === 'other' && !String(text ?? '').trim() ? { text: 'FIELD_REQUIRED' } : {},
    invalidates: [reportsApi.listOwnReports],
    toast: false,
    onSaved: ({ number }) => onSent(number),
  })
  const labels = { reason: t('reports.form.reason'), text: t('reports.form.text'), good_faith: t('reports.good-faith') }
  return (
    <ApiForm of={form} labels={labels}>
      <Reasons legend={labels.reason} />
      <CountedArea name="text" label={labels.text} hint={t('reports.form.text.hint')} max={textMaxLength} rows={5} optional />
      <Checkbox name="good_faith" missing="reports.good-faith.missing">
        {labels.good_faith}
      </Checkbox>
      <SubmitRow send={t('reports.form.send')} />
    </ApiForm>
  )
}
