import { Clock } from 'lucide-react'
import { clockTime, textDay } from '#core/kernel/dates.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import type { RoomView } from '../../contract/room.ts'
import { hoursText } from '../hours/hours-text.ts'
import css from './room.module.css'
import { useNow } from './use-now.ts'

const dayMs = 86_400_000

/** Says when a facility answers, while it does not: the message is there at once, the mail about it waits. */
export const QuietHours = ({ hours }: Pick<RoomView, 'hours'>) => {
  const t = useT()
  const language = useLanguage()
  const now = useNow()
  if (hours.open || hours.days.length === 0) return null
  const day = toWarsawTime(new Date(hours.mail_at)).day
  const isIn = (days: number) => now !== null && toWarsawTime(new Date(now + days * dayMs)).day === day
  const at = clockTime(hours.mail_at, language)
  return (
    <p className={css['quietHours']}>
      <Icon of={Clock} />
      <span>
        {t('chat.quiet', { hours: hoursText(hours, language, t) })}{' '}
        {isIn(0)
          ? t('chat.quiet.today', { at })
          : isIn(1)
            ? t('chat.quiet.tomorrow', { at })
            : t('chat.quiet.later', { day: textDay(hours.mail_at, language), at })}
      </span>
    </p>
  )
}
