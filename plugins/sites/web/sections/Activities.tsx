import { timeOfDay, timeSpan } from '#core/kernel/time-of-day.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { SiteSection } from '#web/ui/site/SiteSection.tsx'
import type { SectionProps } from '../site.data.ts'
import css from './sections.module.css'

/** Extra activities, each with its time as far as it is stated. */
export const Activities = ({ site: { facts }, heading }: SectionProps) => {
  const t = useT()
  const activities = facts.activities?.value ?? []
  if (activities.length === 0) return null
  const Title = heading === null ? 'h2' : 'h3'
  return (
    <SiteSection kind="activity" inPolish heading={heading === '' ? t('facility-profile.activities') : heading}>
      <ul className={css['cards']}>
        {activities.map(({ name, description, start, end, duration }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two activities may have one name; the list is rendered once
          <li key={n}>
            <Title>{name}</Title>
            {description !== null && <p>{description}</p>}
            {(start !== null || duration !== null) && (
              <p className={css['hint']}>
                {[
                  ...(start === null ? [] : [end === null ? timeOfDay(start) : timeSpan(start, end)]),
                  ...(duration === null ? [] : [t('facility-profile.minutes', { count: duration })]),
                ].join(' · ')}
              </p>
            )}
          </li>
        ))}
      </ul>
    </SiteSection>
  )
}
