import { clockTime, weekdayDay } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import type { usePageData } from '#web/runtime/use-page-data.ts'
import css from '../visits.module.css'
import type { visitData } from './booking.data.ts'

type Shown = ReturnType<typeof usePageData<typeof visitData>>

/** Day, hours, kind and place of a booked visit. */
export const VisitFacts = ({ kind, starts_at, ends_at, note, facility }: Shown) => {
  const t = useT()
  const language = useLanguage()
  const href = useHref()
  return (
    <>
      <p className={css['when']}>
        <time dateTime={starts_at}>
          {weekdayDay(starts_at, language)}, {clockTime(starts_at, language)}–{clockTime(ends_at, language)}
        </time>
      </p>
      <p>
        {t(messageKey('visits.kind', kind))}: <a href={href('map_facility', { facility: facility.slug })}>{facility.name}</a>,{' '}
        {facility.address}
      </p>
      {note !== null && <p className={css['note']}>{note}</p>}
    </>
  )
}
