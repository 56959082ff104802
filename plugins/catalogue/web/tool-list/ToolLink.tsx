import type { LucideIcon } from 'lucide-react'
import { useHref } from '#web/runtime/page.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import css from '#web/ui/primitives/private-link.module.css'
import type { ShownSearch } from '../../contract/ui.ts'

/** Way from the list of a city to a page that works with all it contains; nothing elsewhere. */
export const ToolLink = ({
  of: { query },
  route,
  icon,
  label,
}: {
  readonly of: ShownSearch
  /** Name of the page. */
  readonly route: string
  readonly icon: LucideIcon
  readonly label: string
}) => {
  const { miasto: cities = [], kategoria: types = [], ...filters } = query
  const [voivodeship = '', city = ''] = (cities[0] ?? '').split('/')
  const [type = ''] = types
  const isOfCity = cities.length === 1 && types.length === 1
  const href = useHref()(route, { type, voivodeship, city }, filters)
  return (
    isOfCity &&
    href !== undefined && (
      <a href={href} rel="nofollow" className={css['link']}>
        <Icon of={icon} />
        {label}
      </a>
    )
  )
}
