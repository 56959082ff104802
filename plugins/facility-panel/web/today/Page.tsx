import { Eye } from 'lucide-react'
import { useLayoutData } from '#web/app-kit/layouts/use-layout-data.ts'
import { LineList } from '#web/app-kit/today/LineList.tsx'
import { Advice, AllDone, TodaySection, Ways, WeekFigures } from '#web/app-kit/today/TodaySection.tsx'
import css from '#web/app-kit/today/today.module.css'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import { canSeeTab, facilityHref, shownTabs } from '#web/runtime/tabs.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { panel, panelTabs } from '../../contract/ui.ts'
import type { todayData } from './today.data.ts'

/** Returns the lines that this facility has a use for; one that leads to a replaced tab leads to the one in its place. */
const useLines = () => {
  const { context, tabs } = usePage()
  const { facility, permissions, premium } = useLayoutData(panel)
  const { lines, day } = usePageData<typeof todayData>()
  const { user } = context
  const shown = user ? shownTabs(tabs(panelTabs), (tab) => canSeeTab(tab, user, { id: facility.id, permissions })) : []
  const useful = lines
    .filter((line) => premium || line.premium !== true)
    .map((line) => {
      const instead = shown.find(({ replaces }) => replaces === line.route)
      return instead === undefined ? line : { ...line, href: facilityHref(instead.href, facility.id) }
    })
  return { day, of: (kind: (typeof useful)[number]['kind']) => useful.filter((line) => line.kind === kind) }
}

/** Start page of a facility's panel: what waits, what happened, one thing worth doing, and short ways. */
export const Page = () => {
  const t = useT()
  const { facility } = useLayoutData(panel)
  const profile = useHref()('map_facility', { facility: facility.slug })
  const { day, of } = useLines()
  const waiting = of('waiting')
  const going = of('going')
  const week = of('week')
  const [advice] = of('advice')
  const ways = of('way')
  const adviceSection = advice !== undefined && (
    <TodaySection title={t('facility-panel.today.advice')}>
      <Advice line={advice} />
    </TodaySection>
  )
  return (
    <div className={css['page']}>
      <header className={css['top']}>
        <div>
          <h1 tabIndex={-1}>{t('facility-panel.today.title')}</h1>
          <p className={css['day']}>{day}</p>
        </div>
        {profile !== undefined && (
          <LinkButton href={profile} target="_blank" rel="noopener" small>
            <Icon of={Eye} /> {t('facility-panel.panel.see')}
          </LinkButton>
        )}
      </header>
      <TodaySection title={t('facility-panel.today.waiting')}>
        {waiting.length === 0 ? (
          <AllDone title={t('facility-panel.today.waiting.none')}>{t('facility-panel.today.waiting.none.text')}</AllDone>
        ) : (
          <LineList lines={waiting} />
        )}
      </TodaySection>
      {going.length > 0 && (
        <TodaySection title={t('facility-panel.today.going')}>
          <LineList lines={going} />
        </TodaySection>
      )}
      <div className={css['pair']}>
        {/* Who has nothing to answer has time for it. */}
        {waiting.length === 0 && adviceSection}
        <TodaySection title={t('facility-panel.today.week')}>
          {week.length === 0 ? <p className={css['quiet']}>{t('facility-panel.today.week.none')}</p> : <WeekFigures lines={week} />}
        </TodaySection>
        {waiting.length > 0 && adviceSection}
      </div>
      {ways.length > 0 && (
        <TodaySection title={t('facility-panel.today.ways')} plain>
          <Ways lines={ways} />
        </TodaySection>
      )}
    </div>
  )
}
