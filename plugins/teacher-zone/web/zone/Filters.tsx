import { Check, SlidersHorizontal } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import { tagName } from '#plugins/tags/contract/ui.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import type { CountedTag, MaterialsFilter } from '../../contract/material.ts'
import css from './filters.module.css'
import { chosenTags, filterOrder, paramsOf, toggled } from './filters.ts'
import { useZoneHref } from './use-zone-href.ts'

interface FiltersProps {
  readonly filter: MaterialsFilter
  readonly tags: readonly CountedTag[]
}

/**
 * Tags as links with the number of materials, each of which adds or removes itself: a sheet on narrow screens, a column
 * on wide ones (row TZ-02).
 */
export const Filters = ({ filter, tags }: FiltersProps) => {
  const t = useT()
  const language = useLanguage()
  const zoneHref = useZoneHref()
  const chosen = chosenTags(filter, tags).length
  // Search engines find each tag; combinations are the same materials again.
  const rel = chosen > 0 || filter.q !== undefined ? 'nofollow' : undefined
  return (
    <details className={css['sheet']}>
      <summary className={css['open']}>
        <Icon of={SlidersHorizontal} />
        {t('teacher-zone.filters')}
        {chosen > 0 && <span className={css['number']}>{chosen}</span>}
      </summary>
      <nav aria-label={t('teacher-zone.filters')} className={css['categories']}>
        {filterOrder.map((category) => {
          const options = tags.filter((tag) => tag.category === category)
          const params = paramsOf(filter, category)
          const label = t(messageKey('teacher-zone.filter', category))
          return options.length === 0 ? null : (
            // Calendar days are many, and few lessons are about one.
            <details key={category} className={css['category']} open={category !== 'type_date_event' || params.length > 0}>
              <summary>{label}</summary>
              <ul aria-label={label}>
                {options.map((tag) => {
                  const isChosen = params.includes(tag.param)
                  return (
                    <li key={tag.id}>
                      <a href={zoneHref(toggled(filter, category, tag.param))} rel={rel} aria-current={isChosen ? 'true' : undefined}>
                        {isChosen && <Icon of={Check} />}
                        {tagName(tag, t, language)} <span>{t('teacher-zone.number', { n: tag.count })}</span>
                      </a>
                    </li>
                  )
                })}
              </ul>
            </details>
          )
        })}
      </nav>
    </details>
  )
}
