import { clockTime, factMoment } from '#core/kernel/dates.ts'
import { useLanguage } from '#web/runtime/i18n/i18n-context.ts'

const hour = 3_600_000

/** Returns how the moment of a saving is said: the time of today, else with the day. */
export const useDraftMoment = () => {
  const language = useLanguage()
  return (at: string) => (Date.now() - Date.parse(at) < 12 * hour ? clockTime(at, language) : factMoment(at, language))
}
