import { Check, SlidersHorizontal } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import { tagName } from '#plugins/tags/contract/ui.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import type { CountedTag, MaterialsFilter, MaterialsPage } from '../../contract/material.ts'
import css from './filters.module.css'
import { areasOf, chosenTags, filterOrder, paramsOf, toggled, toggledArea, toggledTime } from './filters.ts'
import { useZoneHref } from './use-zone-href.ts'

interface FiltersProps {
  readonly filter: MaterialsFilter
  readonly tags: readonly CountedTag[]
  readonly areas: MaterialsPage['areas']
  readonly times: MaterialsPage['times']
}

/**
 * Tags as links with the number of materials, each of which adds or removes itself: a sheet on narrow screens, a column
 * on wide ones (row TZ-02).
 */
export const Filters = ({ filter, tags, areas, times }: FiltersProps) => {
  const t = useT()
  const language = useLanguage()
  const zoneHref = useZoneHref()
  const chosenAreas = areasOf(filter)
  const chosen = chosenTags(filter, tags).length + chosenAreas.length + (filter.time ? 1 : 0)
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
        <LessonFilter
          label={t('teacher-zone.filter.areas')}
          options={areas.map(({ area, count }) => ({
            key: area,
            name: t(messageKey('publications.lesson.area', area)),
            count,
            isChosen: chosenAreas.includes(area),
            href: zoneHref(toggledArea(filter, area)),
          }))}
        />
        <LessonFilter
          label={t('teacher-zone.filter.time')}
          options={times.map(({ minutes, count }) => ({
            key: String(minutes),
            name: t('teacher-zone.time', { count: minutes }),
            count,
            isChosen: filter.time === String(minutes),
            href: zoneHref(toggledTime(filter, minutes)),
          }))}
        />
      </nav>
    </details>
  )
}

interface LessonFilterProps {
  readonly label: string
  readonly options: readonly {
    readonly key: string
    readonly name: string
    readonly count: number
    readonly isChosen: boolean
    readonly href: string
  }[]
}

/** Areas or times as links. They are no tags, and search engines follow none of them: each is a part of the whole list. */
const LessonFilter = ({ label, options }: LessonFilterProps) => {
  const t = useT()
  const shown = options.filter(({ count, isChosen }) => count > 0 || isChosen)
  if (shown.length === 0) return null
  return (
    <details className={css['category']} open>
      <summary>{label}</summary>
      <ul aria-label={label}>
        {shown.map(({ key, name, count, isChosen, href }) => (
          <li key={key}>
            <a href={href} rel="nofollow" aria-current={isChosen ? 'true' : undefined}>
              {isChosen && <Icon of={Check} />}
              {name} <span>{t('teacher-zone.number', { n: count })}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
