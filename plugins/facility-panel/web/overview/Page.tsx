import { factDay } from '#core/kernel/dates.ts'
import { useTranslation } from '#web/app-kit/i18n.ts'
import { useLanguage } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import { facilityHref } from '#web/runtime/tabs.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { panelTabs } from '../../contract/ui.ts'
import { PanelCard, PanelPage } from '../parts/PanelPage.tsx'
import css from '../parts/panel.module.css'
import { pageOfSection } from '../parts/Quality.tsx'
import { usePanel } from '../parts/use-panel.ts'
import { partsOf } from './parts.ts'

/** Page with all parts of the profile: what is filled in, what is missing, and who changed it last. */
export const Page = () => {
  const { t } = useTranslation('facility-panel.panel')
  const language = useLanguage()
  const panel = usePanel()
  const tabs = usePage().tabs(panelTabs)
  return (
    <PanelPage name="profile">
      <PanelCard id="czesci" title={t('profile.parts')}>
        <ul className={css['parts']}>
          {partsOf(panel).map(({ key, missing, changed_at, changed_by }) => {
            const tab = tabs.find(({ name }) => name === pageOfSection[key])
            return tab === undefined ? null : (
              <li key={key} className={css['part']}>
                <a href={facilityHref(tab.href, panel.id)}>{tab.label}</a>
                <Badge tone={missing.length === 0 ? 'good' : 'warn'}>{t(missing.length === 0 ? 'profile.done' : 'profile.todo')}</Badge>
                {missing.length > 0 && (
                  <p className={css['hint']}>{t('profile.missing', { items: missing.map((item) => t(`quality.${item}`)).join(', ') })}</p>
                )}
                {changed_at !== null && (
                  <p className={css['hint']}>
                    {[t('profile.changed', { day: factDay(changed_at, language) }), changed_by].filter(Boolean).join(' · ')}
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
