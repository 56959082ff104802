import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useLayoutData } from '#web/app-kit/layouts/use-layout-data.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { CountedArea } from '#web/ui/forms/CountedArea.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { Slot } from '#web/ui/Slot.tsx'
import { textLimits } from '../../contract/limits.ts'
import { descriptionToolsSlot, panel } from '../../contract/ui.ts'
import { PanelCard, PanelPage } from '../components/PanelPage.tsx'
import { usePanel } from '../components/use-panel.ts'
import { useSectionForm } from '../components/use-section-form.ts'
import { textOf } from '../components/values.ts'

/** Writes a text into the field as if it were typed: the form counts it, and saves it only when the owner says so. */
const putDescription = (text: string) => {
  const field = document.querySelector<HTMLTextAreaElement>('textarea[name="description"]')
  if (!field) return
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.focus()
}

/** Page of the description, with a counter against the package's limit. */
export const Page = () => {
  const t = useT()
  const { limits, id, slug } = usePanel()
  const { facility } = useLayoutData(panel)
  const max = limits.description_chars ?? textLimits.description
  const form = useSectionForm('description', {
    toValues: ({ sections }) => ({ description: textOf(sections.description.values.description) }),
  })
  const labels = { description: t('facility-panel.panel.field.description') }
  return (
    <PanelPage title={t('facility-panel.panel.description.title')} lead={t('facility-panel.panel.description.lead')}>
      <Slot slot={descriptionToolsSlot} of={{ id, slug, name: facility.name, put: putDescription, parts: { draft: {} } }} />
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
