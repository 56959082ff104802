import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { CountedArea } from '#web/ui/forms/CountedArea.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { reportsApi } from '../../contract/api.ts'
import { textMaxLength } from '../../contract/reasons.ts'

/** Form of an appeal. */
export const AppealForm = ({ id }: { readonly id: string }) => {
  const t = useT()
  const form = useApiForm(reportsApi.appealDecision, {
    id: 'odwolanie',
    input: { id },
    record: { values: { text: '' } },
    draft: id,
    toast: true,
    invalidates: [reportsApi.showDecision, reportsApi.listOwnDecisions],
  })
  const labels = { text: t('reports.own.appeal.why') }
  return (
    <ApiForm of={form} labels={labels}>
      <CountedArea name="text" label={labels.text} hint={t('reports.own.appeal.why.hint')} max={textMaxLength} rows={6} />
      <SubmitRow send={t('reports.own.appeal.send')} />
    </ApiForm>
  )
}
