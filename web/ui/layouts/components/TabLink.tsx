import { Star } from 'lucide-react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { badgeCount, type Overview } from '#web/runtime/session/overview-counts.ts'
import type { ResolvedTab } from '#web/runtime/tabs.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { NewCount } from './NewCount.tsx'
import css from './tab-link.module.css'

interface Props {
  readonly tab: Omit<ResolvedTab, 'permissions'>
  readonly current?: boolean
  readonly overview: Overview
  /** Id of the facility, for a facility's tab. */
  readonly facilityId?: string
  /** The facility lacks the package that the tab needs. */
  readonly locked?: boolean
}

/** Link of a tab with its counter; the current tab is underlined by a crayon stroke. */
export const TabLink = ({ tab: { href, label, badge }, current = false, overview, facilityId, locked = false }: Props) => (
  <a className={css['tab']} href={href} aria-current={current ? 'page' : undefined}>
    <span className={css['label']}>{label}</span>
    <Locked locked={locked} />
    <NewCount count={badgeCount(overview, badge, facilityId)} />
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
