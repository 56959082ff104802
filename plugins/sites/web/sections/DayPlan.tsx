import { timeSpan } from '#core/kernel/time-of-day.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { SiteSection } from '#web/ui/site/SiteSection.tsx'
import type { SectionProps } from '../site.data.ts'
import css from './sections.module.css'

/** An ordinary day, by time. */
export const DayPlan = ({ site: { facts }, heading }: SectionProps) => {
  const t = useT()
  const plan = facts.day_plan?.value ?? []
  if (plan.length === 0) return null
  return (
    <SiteSection kind="dayplan" inPolish heading={heading === '' ? t('facility-profile.day-plan') : heading} band>
      <ol className={css['day']}>
        {plan.map(({ start, end, name, description }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries may be the same; the list is rendered once
          <li key={n}>
            <span className={css['time']}>{timeSpan(start, end)}</span>
            <span>
              <strong>{name}</strong>
              {description !== null && <span className={css['hint']}>{description}</span>}
            </span>
          </li>
        ))}
      </ol>
    </SiteSection>
  )
}
