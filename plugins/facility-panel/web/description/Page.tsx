import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { CountedArea } from '#web/ui/forms/CountedArea.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { textLimits } from '../../contract/limits.ts'
import { PanelCard, PanelPage } from '../parts/PanelPage.tsx'
import { usePanel } from '../parts/use-panel.ts'
import { useSectionForm } from '../parts/use-section-form.ts'
import { textOf } from '../parts/values.ts'

/** Page of the description, with a counter against the package's limit. */
export const Page = () => {
  const t = useT()
  const { limits } = usePanel()
  const max = limits.description_chars ?? textLimits.description
  const form = useSectionForm('description', {
    toValues: ({ sections }) => ({ description: textOf(sections.description.values.description) }),
  })
  const labels = { description: t('facility-panel.panel.field.description') }
  return (
    <PanelPage title={t('facility-panel.panel.description.title')} lead={t('facility-panel.panel.description.lead')}>
      <PanelCard>
        <ApiForm of={form} labels={labels}>
          <CountedArea
            name="description"
            label={labels.description}
            hint={t('facility-panel.panel.description.hint', { max })}
            max={max}
            rows={14}
            optional
          />
          <SubmitRow send={t('facility-panel.panel.save')} />
        </ApiForm>
      </PanelCard>
    </PanelPage>
  )
}
