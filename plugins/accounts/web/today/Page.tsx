import { badgesAtom, useAtomValue } from '#web/app-kit/state.ts'
import { LineList } from '#web/app-kit/today/LineList.tsx'
import { AllDone, TodaySection, Ways } from '#web/app-kit/today/TodaySection.tsx'
import css from '#web/app-kit/today/today.module.css'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import { accountTabs } from '#web/runtime/tab-areas.ts'
import { canSeeAccountTab, shownTabs } from '#web/runtime/tabs.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { facilityLines, newLines } from './new-lines.ts'
import type { todayData } from './today.data.ts'

/** Start page of the account: what is new, what is under way with its next step, and short ways. */
export const Page = () => {
  const t = useT()
  const { day, lines } = usePageData<typeof todayData>()
  const { context, tabs } = usePage()
  const overview = useAtomValue(badgesAtom)
  const map = useHref()('map')
  const { user } = context
  const shown = user ? shownTabs(tabs(accountTabs), (tab) => canSeeAccountTab(tab, user)) : []
  const waitingLines = lines.filter(({ kind }) => kind === 'waiting')
  const ways = lines.filter(({ kind }) => kind === 'way')
  const waiting = [
    ...waitingLines,
    ...facilityLines(ways, overview, (count) => t('accounts.today.facility', { count })),
    ...newLines(shown, overview, waitingLines, (count) => t('accounts.today.new', { count })),
  ]
  const going = lines.filter(({ kind }) => kind === 'going')
  return (
    <div className={css['page']}>
      <header>
        <h1 tabIndex={-1}>{t('accounts.today.title')}</h1>
        <p className={css['day']}>{day}</p>
      </header>
      <TodaySection title={t('accounts.today.waiting')}>
        {waiting.length === 0 ? (
          <>
            <AllDone title={t('accounts.today.waiting.none')}>{t('accounts.today.waiting.none.text')}</AllDone>
            {going.length === 0 && map !== undefined && (
              <p>
                <LinkButton look="main" href={map}>
                  {t('accounts.today.search')}
                </LinkButton>
              </p>
            )}
          </>
        ) : (
          <LineList lines={waiting} />
        )}
      </TodaySection>
      {going.length > 0 && (
        <TodaySection title={t('accounts.today.going')}>
          <LineList lines={going} />
        </TodaySection>
      )}
      <TodaySection title={t('accounts.today.ways')} plain>
        <Ways lines={ways} />
      </TodaySection>
    </div>
  )
}
