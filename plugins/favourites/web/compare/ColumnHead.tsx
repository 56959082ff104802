import { X } from 'lucide-react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { CardCover } from '#web/ui/primitives/CardCover.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { tableRoles } from '#web/ui/primitives/table-roles.ts'
import type { ComparedFacility } from '../pages.data.ts'
import css from '../pages.module.css'
import { useCompareHref } from './use-compare-href.ts'

interface Props {
  readonly facility: ComparedFacility
  readonly others: readonly ComparedFacility[]
}

/** Head of a facility's column: cover, name and what one must know before reading on, and a link to the comparison without it. */
export const ColumnHead = ({ facility, others }: Props) => {
  const { slug, name, active, suspended, made } = facility
  const t = useT()
  const profile = useHref()('map_facility', { facility: slug })
  return (
    <th {...tableRoles.columnheader} scope="col" className={css['head']}>
      <div className={css['cover']}>
        <CardCover of={facility} />
      </div>
      <div className={css['name']}>{profile === undefined ? name : <a href={profile}>{name}</a>}</div>
      {(!active || suspended || made) && (
        <div className={css['badges']}>
          {!active && <Badge tone="bad">{t('favourites.compare.gone')}</Badge>}
          {active && suspended && <Badge tone="warn">{t('catalogue.card.suspended')}</Badge>}
          {made && <Badge tone="info">{t('catalogue.card.made')}</Badge>}
        </div>
      )}
      <a
        className={css['remove']}
        href={useCompareHref()(others)}
        aria-label={t('favourites.compare.remove', { name })}
        title={t('favourites.compare.remove', { name })}
      >
        <Icon of={X} />
      </a>
    </th>
  )
}
