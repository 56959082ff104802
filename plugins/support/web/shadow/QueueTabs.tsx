import { useQuery } from '#web/app-kit/data/use-query.ts'
import { FilterLinks } from '#web/app-kit/lists/FilterLinks.tsx'
import { goTo } from '#web/app-kit/page/go-to.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { moderationApi } from '../../contract/desk-apis.ts'
import shadow from '../app.module.css'
import { reviewKey } from './review-key.ts'
import { useHotkeys } from './use-hotkeys.ts'

interface QueueTabsProps {
  /** Kind that is shown; absent: all. */
  readonly kind: string | undefined
  readonly hrefOf: (kind: string) => string
}

/** Tabs of the queue: all, and each kind with how many wait; digits open them. */
export const QueueTabs = ({ kind: shown = '', hrefOf }: QueueTabsProps) => {
  const t = useT()
  const { kinds } = useQuery(moderationApi.countReviews).data
  const total = kinds.reduce((sum, { waiting }) => sum + waiting, 0)
  const tabs = [
    { kind: '', label: t('support.shadow.tab.all'), waiting: total },
    ...kinds.map(({ kind, messages, waiting }) => ({ kind, label: t(reviewKey(messages, 'tab')), waiting })),
  ]
  useHotkeys(Object.fromEntries(tabs.map((tab, at) => [`${at}`, () => void goTo(hrefOf(tab.kind), { keepScroll: true })])))
  const links = tabs.map(({ kind, label, waiting }, at) => ({
    key: kind,
    href: hrefOf(kind),
    count: waiting,
    label: (
      <>
        <kbd aria-hidden>{at}</kbd> {label}
      </>
    ),
  }))
  return (
    <div className={shadow['tabs']}>
      <FilterLinks label={t('support.shadow.tabs')} current={shown} links={links} />
    </div>
  )
}
