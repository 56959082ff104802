import { timeOfDay } from '#core/kernel/time-of-day.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { Facts, ValueOf } from '../../profile.data.ts'
import css from '../facility.module.css'
import { Section } from './Section.tsx'

/** Extra activities, each with its time or duration as far as stated. */
export const Activities = ({ activities }: { activities: Facts['activities'] }) => {
  const t = useT()
  if (!activities) return null
  const timeOf = ({ start, end, duration }: ValueOf<'activities'>[number]) => [
    ...(start === null ? [] : [end === null ? timeOfDay(start) : `${timeOfDay(start)}–${timeOfDay(end)}`]),
    ...(duration === null ? [] : [t('facility-profile.minutes', { count: duration })]),
  ]
  return (
    <Section id="zajecia" title={t('facility-profile.activities')} from={[activities]}>
      <ul className={css['words']}>
        {activities.value.map((activity, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two activities may have one name; the list is rendered once
          <li key={n} lang="pl">
            <strong>{activity.name}</strong>
            {timeOf(activity).map((text) => ` · ${text}`)}
            {activity.description !== null && <p className={css['hint']}>{activity.description}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
