import { Clock } from 'lucide-react'
import { textDay } from '#core/kernel/dates.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import type { RoomView } from '../../contract/room.ts'
import { hoursText, timeText } from '../hours/hours-text.ts'
import { daysToOpening } from './next-opening.ts'
import css from './room.module.css'
import { useNow } from './use-now.ts'

/** Says when a facility answers, while it does not: the message is there at once, the mail about it waits. */
export const QuietHours = ({ hours }: Pick<RoomView, 'hours'>) => {
  const t = useT()
  const language = useLanguage()
  const now = useNow()
  if (hours.open) return null
  const days = now === null ? null : daysToOpening(hours, new Date(now))
  const at = timeText(hours.opens)
  const day = now === null || days === null ? '' : textDay(new Date(now + days * 86_400_000).toISOString(), language)
  return (
    <p className={css['quietHours']}>
      <Icon of={Clock} />
      <span>
        {t('chat.quiet', { hours: hoursText(hours, language, t) })}{' '}
        {days !== null &&
          (days === 0 ? t('chat.quiet.today', { at }) : days === 1 ? t('chat.quiet.tomorrow', { at }) : t('chat.quiet.later', { day, at }))}
      </span>
    </p>
  )
}
