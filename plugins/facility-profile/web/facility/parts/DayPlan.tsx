import { timeOfDay } from '#core/kernel/time-of-day.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { Facts } from '../../profile.data.ts'
import css from '../facility.module.css'
import { Section } from './Section.tsx'

/** An ordinary day, by time. */
export const DayPlan = ({ plan }: { plan: Facts['day_plan'] }) => {
  const t = useT()
  if (!plan) return null
  return (
    <Section id="plan-dnia" title={t('facility-profile.day-plan')} from={[plan]}>
      <ol className={css['day']}>
        {plan.value.map(({ start, end, name, description }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries may be the same; the list is rendered once
          <li key={n}>
            <span className={css['hint']}>{`${timeOfDay(start)}–${timeOfDay(end)}`}</span>
            <span lang="pl">
              {name}
              {description !== null && <span className={css['hint']}> {description}</span>}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
