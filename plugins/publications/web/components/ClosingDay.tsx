import { CalendarCheck, CalendarClock } from 'lucide-react'
import { textDay } from '#core/kernel/dates.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import css from './parts.module.css'

/** Returns whether the last day of a contest, ISO, has passed in Warsaw. */
export const isOver = (closesOn: string, now: Date): boolean => closesOn < toWarsawTime(now).day

/** Until when a contest runs, or that it has ended. */
export const ClosingDay = ({ on }: { readonly on: string }) => {
  const t = useT()
  const language = useLanguage()
  const over = isOver(on, new Date())
  const day = textDay(on, language)
  return (
    <p className={over ? `${css['closing']} ${css['closed']}` : css['closing']}>
      <Icon of={over ? CalendarCheck : CalendarClock} />
      {t(over ? 'publications.contest.over' : 'publications.contest.until', { day })}
    </p>
  )
}
