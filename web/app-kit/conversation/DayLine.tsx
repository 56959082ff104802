import { useEffect, useState } from 'react'
import { factDay, weekdayDay } from '#core/kernel/dates.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import css from './message.module.css'

/** Line of the day on which the messages below were sent; today and yesterday by their names, as the browser's clock knows them. */
export const DayLine = ({ of }: { readonly of: string }) => {
  const t = useT()
  const language = useLanguage()
  const [near, setNear] = useState<'today' | 'yesterday' | null>(null)
  useEffect(() => {
    const isDay = (ago: number) => factDay(new Date(Date.now() - ago * 86_400_000).toISOString(), 'pl') === factDay(of, 'pl')
    setNear(isDay(0) ? 'today' : isDay(1) ? 'yesterday' : null)
  }, [of])
  return (
    <p className={css['day']}>
      {near === 'today' && t('conversation.today')}
      {near === 'yesterday' && t('conversation.yesterday')}
      {near === null && weekdayDay(of, language)}
    </p>
  )
}
