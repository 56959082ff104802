import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { CountedArea } from '#web/ui/forms/CountedArea.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { textLimits } from '../../contract/limits.ts'
import { LockedField } from '../parts/LockedField.tsx'
import { PanelCard, PanelPage } from '../parts/PanelPage.tsx'
import { usePanel } from '../parts/use-panel.ts'
import { useSectionForm } from '../parts/use-section-form.ts'
import { textOf } from '../parts/values.ts'
import { VacanciesForm } from './VacanciesForm.tsx'

/** Page of recruitment: whether applications are accepted, a text where the package allows it, and free places. */
export const Page = () => {
  const t = useT()
  const { limits } = usePanel()
  const form = useSectionForm('recruitment', {
    toValues: ({ sections }) => ({
      recruiting: sections.recruitment.values.recruiting,
      recruitment_text: textOf(sections.recruitment.values.recruitment_text),
    }),
  })
  const labels = {
    recruiting: t('facility-panel.panel.field.recruiting'),
    recruitment_text: t('facility-panel.panel.field.recruitment_text'),
  }
  return (
    <PanelPage title={t('facility-panel.panel.recruitment.title')} lead={t('facility-panel.panel.recruitment.lead')}>
      <PanelCard>
        <ApiForm of={form} labels={labels}>
          <Checkbox name="recruiting" optional>
            {labels.recruiting}
          </Checkbox>
          {limits.recruitment_text ? (
            <CountedArea name="recruitment_text" label={labels.recruitment_text} max={textLimits.recruitmentText} rows={6} optional />
          ) : (
            <LockedField
              id="recruitment-recruitment_text"
              label={labels.recruitment_text}
              text={t('facility-panel.panel.recruitment.premium')}
            />
          )}
          <SubmitRow send={t('facility-panel.panel.save')} />
        </ApiForm>
      </PanelCard>
      <PanelCard id="recruitment-vacancies" title={t('facility-panel.panel.field.vacancies')}>
        <VacanciesForm />
      </PanelCard>
    </PanelPage>
  )
}
