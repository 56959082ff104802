import { Star } from 'lucide-react'
import { countOf, type Overview, type ShownTab } from '#web/data/tabs.ts'
import { Icon } from '#web/design/Icon.tsx'
import { useT } from '#web/i18n/words.ts'
import { NewCount } from './NewCount.tsx'
import css from './tab-link.module.css'

interface Props {
  readonly tab: Omit<ShownTab, 'needs'>
  readonly current?: boolean
  readonly overview: Overview
  /** The facility whose tab it is. */
  readonly facilityId?: string
  /** The facility has not got the package that the tab is for. */
  readonly locked?: boolean
}

/** A tab with its counter: a drawn stroke marks the one that is shown. */
export const TabLink = ({ tab: { href, label, badge }, current = false, overview, facilityId, locked = false }: Props) => (
  <a className={css['tab']} href={href} aria-current={current ? 'page' : undefined}>
    <span className={css['label']}>{label}</span>
    <Locked locked={locked} />
    <NewCount count={countOf(overview, badge, facilityId)} />
  </a>
)

const Locked = ({ locked }: { locked: boolean }) => {
  const t = useT()
  return locked ? (
    <span className={css['premium']}>
      <Icon of={Star} />
      {t('shell.account.premium')}
    </span>
  ) : null
}
