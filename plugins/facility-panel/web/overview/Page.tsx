import { factDay } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import { facilityHref } from '#web/runtime/tabs.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { panelTabs } from '../../contract/ui.ts'
import { PanelCard, PanelPage } from '../components/PanelPage.tsx'
import css from '../components/panel.module.css'
import { pageOfSection } from '../components/Quality.tsx'
import { usePanel } from '../components/use-panel.ts'
import { Contradictions } from './Contradictions.tsx'
import { sectionsOf } from './profile-sections.ts'

/** Page with all parts of the profile: what is filled in, what is missing, and who changed it last. */
export const Page = () => {
  const t = useT()
  const language = useLanguage()
  const panel = usePanel()
  const tabs = usePage().tabs(panelTabs)
  return (
    <PanelPage title={t('facility-panel.panel.profile.title')} lead={t('facility-panel.panel.profile.lead')}>
      <Contradictions />
      <PanelCard id="czesci" title={t('facility-panel.panel.profile.parts')}>
        <ul className={css['parts']}>
          {sectionsOf(panel).map(({ key, missing, changed_at, changed_by }) => {
            const tab = tabs.find(({ name }) => name === pageOfSection[key])
            return tab === undefined ? null : (
              <li key={key} className={css['part']}>
                <a href={facilityHref(tab.href, panel.id)}>{tab.label}</a>
                <Badge tone={missing.length === 0 ? 'good' : 'warn'}>
                  {t(missing.length === 0 ? 'facility-panel.panel.profile.done' : 'facility-panel.panel.profile.todo')}
                </Badge>
                {missing.length > 0 && (
                  <p className={css['hint']}>
                    {t('facility-panel.panel.profile.missing', {
                      items: missing.map((item) => t(messageKey('facility-panel.panel.quality', item))).join(', '),
                    })}
                  </p>
                )}
                {changed_at !== null && (
                  <p className={css['hint']}>
                    {[t('facility-panel.panel.profile.changed', { day: factDay(changed_at, language) }), changed_by]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                )}
              </li>
            )
          })}
        </ul>
      </PanelCard>
    </PanelPage>
  )
}
