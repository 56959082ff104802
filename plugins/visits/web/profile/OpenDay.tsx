import type { ProfileSubject } from '#core/facilities/slots.ts'
import { clockTime, weekdayDay } from '#core/kernel/dates.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'
import type { VisitsSlotData } from '../../contract/slot-data.ts'

/** Section of a profile with the next open day. */
export const OpenDay = ({ of: { slug, active }, data: { open_day: day } }: FillProps<ProfileSubject, VisitsSlotData>) => {
  const t = useT()
  const language = useLanguage()
  const href = useHref()
  if (!active || !day) return null
  return (
    <section id="dzien-otwarty" aria-labelledby="dzien-otwarty-tytul">
      <h2 id="dzien-otwarty-tytul">{t('visits.kind.open_day')}</h2>
      <p>
        <time dateTime={day.starts_at}>
          {weekdayDay(day.starts_at, language)}, {clockTime(day.starts_at, language)}–{clockTime(day.ends_at, language)}
        </time>
        . <a href={href('visit_times', { slug })}>{t('visits.open-day.book')}</a>
      </p>
    </section>
  )
}
