import { messageKey } from '#core/kernel/message-key.ts'
import { withTimesOfDay } from '#core/kernel/time-of-day.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { SiteSection } from '#web/ui/site/SiteSection.tsx'
import { weekOf } from '../opening-hours.ts'
import type { SectionProps } from '../site.data.ts'
import { PolishLine } from './PolishLine.tsx'
import css from './sections.module.css'

/** Opening hours of the week, or the facility's own words where they fit no table. */
export const Hours = ({ site: { facts }, heading }: SectionProps) => {
  const t = useT()
  const { hours, hours_text: text } = facts
  const week = hours ? weekOf(hours.value) : []
  const fits = week.length > 0 && week.every((day) => day.hours !== undefined)
  if (!fits && !text) return null
  return (
    <SiteSection kind="hours" heading={heading === '' ? t('facility-profile.hours') : heading}>
      {fits ? (
        <dl className={css['lines']}>
          {week.map((day) => (
            <div key={day.key}>
              <dt>{t(messageKey('facility-profile.hours', day.key))}</dt>
              <dd>{day.hours ? `${day.hours.opens}–${day.hours.closes}` : t('facility-profile.hours.closed')}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <PolishLine text={withTimesOfDay(text?.value ?? '')} />
      )}
    </SiteSection>
  )
}
