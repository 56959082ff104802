import { factDay } from '#core/kernel/dates.ts'
import { money } from '#core/kernel/formats.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { PanelCard } from '../components/PanelPage.tsx'
import css from '../components/panel.module.css'
import { pageOfSection } from '../components/Quality.tsx'
import { usePanel } from '../components/use-panel.ts'
import { usePanelHref } from '../components/use-panel-href.ts'

/** Page on which the owner corrects a number that the register states differently. */
const sectionOf = { places: 'recruitment', fees: 'info' } as const

/** Asks the owner about what the register says differently; each line leads to the page of the section. */
export const Contradictions = () => {
  const t = useT()
  const language = useLanguage()
  const href = usePanelHref()
  const { id, contradictions } = usePanel()
  if (contradictions.length === 0) return null
  return (
    <PanelCard id="rozbieznosci" title={t('facility-panel.panel.differ.title')}>
      <p>{t('facility-panel.panel.differ.lead')}</p>
      <ul className={css['missing']}>
        {contradictions.map((one) => {
          const days = { registerDay: factDay(one.register_on, language), facilityDay: factDay(one.facility_on, language) }
          return (
            <li key={one.about}>
              <a href={href(pageOfSection[sectionOf[one.about]], id)}>
                {one.about === 'fees'
                  ? t('facility-panel.panel.differ.fees', { ...days, register: money(one.register, language), facility: one.facility })
                  : t('facility-panel.panel.differ.places', { ...days, register: one.register, facility: one.facility })}
              </a>
            </li>
          )
        })}
      </ul>
    </PanelCard>
  )
}
