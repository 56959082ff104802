import { Clock } from 'lucide-react'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { chatApi } from '../../contract/api.ts'
import css from './hours.module.css'
import { hoursText } from './hours-text.ts'

/** Hours in which a facility answers, as parents read them, with the way to change them. */
export const HoursLine = ({ facilityId }: { readonly facilityId: string }) => {
  const t = useT()
  const language = useLanguage()
  const href = useHref()
  const { data: hours } = useQuery(chatApi.showHours, { facility_id: facilityId })
  return (
    <p className={css['line']}>
      <Icon of={Clock} />
      <span>
        {hours.days.length === 0 ? t('chat.hours.never') : t('chat.hours.line', { hours: hoursText(hours, language, t) })}{' '}
        <a href={href('facility_message_hours', { facility: facilityId })}>{t('chat.hours.change')}</a>
      </span>
    </p>
  )
}
