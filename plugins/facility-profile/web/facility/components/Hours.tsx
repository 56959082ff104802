import { messageKey } from '#core/kernel/message-key.ts'
import { timeSpan, withTimesOfDay } from '#core/kernel/time-of-day.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import hidden from '#web/ui/primitives/hidden.module.css'
import type { Facts, ValueOf } from '../../profile.data.ts'
import css from '../facility.module.css'
import { Section } from './Section.tsx'

const daysOf = (hours: ValueOf<'hours'>) =>
  [
    { key: 'weekdays', days: [1, 2, 3, 4, 5], isOpen: true, from: hours.open_at, until: hours.close_at },
    { key: 'saturday', days: [6], isOpen: hours.is_open_saturday, from: hours.saturday_open_at, until: hours.saturday_close_at },
    { key: 'sunday', days: [0], isOpen: hours.is_open_sunday, from: hours.sunday_open_at, until: hours.sunday_close_at },
  ] as const

/** Checks that the hours fit into a table; otherwise the source's own text is shown. */
const fitsTable = (hours: ValueOf<'hours'>) =>
  daysOf(hours).every(({ isOpen, from, until }) => !isOpen || (from !== null && until !== null))

/** Opening hours of the week with today's line marked; the source's own text if its hours do not fit a table. */
export const Hours = ({ hours, text, today }: { hours: Facts['hours']; text: Facts['hours_text']; today: string }) => {
  const t = useT()
  if (!hours && !text) return null
  const weekday = new Date(`${today}T12:00:00Z`).getUTCDay()
  return (
    <Section id="godziny" title={t('facility-profile.hours')} from={[hours, text]}>
      {hours && fitsTable(hours.value) ? (
        <table className={css['week']}>
          <caption className={hidden['hidden']}>{t('facility-profile.hours')}</caption>
          <tbody>
            {daysOf(hours.value).map(({ key, days, isOpen, from, until }) => (
              <tr key={key} aria-current={(days as readonly number[]).includes(weekday) ? 'date' : undefined}>
                <th scope="row">{t(messageKey('facility-profile.hours', key))}</th>
                <td>{isOpen && from !== null && until !== null ? timeSpan(from, until) : t('facility-profile.hours.closed')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        text && <p lang="pl">{withTimesOfDay(text.value)}</p>
      )}
    </Section>
  )
}
