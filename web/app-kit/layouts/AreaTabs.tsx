import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import type { TabArea } from '#core/plugin/tab-area.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { badgeCount } from '#web/runtime/session/overview-counts.ts'
import { groupTabs, type ResolvedTab } from '#web/runtime/tabs.ts'
import { NewCount } from '#web/ui/layouts/components/NewCount.tsx'
import { TabLink } from '#web/ui/layouts/components/TabLink.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { badgesAtom, useAtomValue } from '../state.ts'
import css from './area-tabs.module.css'

interface AreaTabsProps {
  readonly area: TabArea
  /** Name of the list of tabs. */
  readonly label: string
  readonly tabs: readonly ResolvedTab[]
  /** Name of the tab of the open page. */
  readonly current: string | undefined
  /** Canonical path of the open page. */
  readonly path: string
  /** Id of the facility that the area is about, for the counters of its tabs. */
  readonly facilityId?: string
  /** Tells if a tab needs a package that the facility lacks. */
  readonly isLocked: (tab: ResolvedTab) => boolean
}

/** Tabs of an area at the side of its pages. Phones show those of an area without groups in a row, and grouped ones on demand. */
export const AreaTabs = (props: AreaTabsProps) => (props.area.groups.length > 0 ? <GroupedTabs {...props} /> : <TabRow {...props} />)

const TabRow = (props: AreaTabsProps) => {
  const { current } = props
  const list = useRef<HTMLUListElement>(null)
  // On phones the tabs are a horizontal list that is wider than the screen.
  useEffect(() => {
    list.current?.querySelector(`[data-tab='${current}']`)?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current])
  return (
    <ul className={css['tabs']} ref={list}>
      <TabItems {...props} />
    </ul>
  )
}

const TabItems = ({ tabs, current, facilityId, isLocked }: AreaTabsProps) => {
  const badges = useAtomValue(badgesAtom)
  return tabs.map((tab) => (
    <li key={tab.name} data-tab={tab.name}>
      <TabLink
        tab={tab}
        current={tab.name === current}
        overview={badges}
        locked={isLocked(tab)}
        {...(facilityId !== undefined && { facilityId })}
      />
    </li>
  ))
}

/** Tabs under the headings of their groups; on phones behind a line that names the open tab and counts what is new in the others. */
const GroupedTabs = (props: AreaTabsProps) => {
  const { area, label, tabs, current, path, facilityId } = props
  const t = useT()
  const id = useId()
  const sheet = useRef<HTMLDetailsElement>(null)
  const badges = useAtomValue(badgesAtom)
  const groups = groupTabs(area, tabs)
  const open = tabs.find(({ name }) => name === current)
  const openGroup = groups.find(({ name }) => name !== undefined && name === open?.group)
  const newElsewhere = tabs.reduce((sum, tab) => sum + (tab === open ? 0 : badgeCount(badges, tab.badge, facilityId)), 0)
  // The layout stays when a link opens another page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each page
  useEffect(() => sheet.current?.removeAttribute('open'), [path])
  return (
    <details className={css['sheet']} ref={sheet}>
      <summary className={css['open']}>
        <span className={css['where']}>
          {openGroup?.label !== undefined && <span className={css['of']}>{t(openGroup.label)}</span>}
          <span className={css['here']}>{open?.label ?? label}</span>
        </span>
        <NewCount count={newElsewhere} />
        <Icon of={ChevronDown} look={css['sign']} />
      </summary>
      <div className={css['groups']}>
        {groups.map(({ name, label: heading, tabs }) => (
          <div key={name}>
            {heading !== undefined && (
              <p id={`${id}${name}`} className={css['heading']}>
                {t(heading)}
              </p>
            )}
            <ul {...(heading !== undefined && { 'aria-labelledby': `${id}${name}` })}>
              <TabItems {...props} tabs={tabs} />
            </ul>
          </div>
        ))}
      </div>
    </details>
  )
}
