import { clockTime, nextDay } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { GroupedChoice } from '#web/ui/fields/GroupedChoice.tsx'
import type { OpenTime } from '../contract/visit.ts'

/** Choice of one of the times that are free, by their days and kinds. */
export const TimeChoice = ({ times }: { readonly times: readonly OpenTime[] }) => {
  const t = useT()
  const language = useLanguage()
  const dayOf = ({ starts_at, kind }: OpenTime) =>
    `${nextDay(toWarsawTime(new Date(starts_at)).day, language)}, ${t(messageKey('visits.kind', kind)).toLocaleLowerCase()}`
  const groups = [...new Set(times.map(dayOf))].map((label) => ({
    label,
    options: times
      .filter((time) => dayOf(time) === label)
      .map(({ id, starts_at }) => ({ value: id, label: clockTime(starts_at, language) })),
  }))
  return <GroupedChoice name="time_id" legend={t('visits.field.time')} groups={groups} />
}
