import { CalendarClock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { textMoment } from '#core/kernel/dates.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import css from './form.module.css'
import { momentOf } from './publish-moment.ts'
import { publishing } from './publishing-anchor.ts'
import type { NewsValues } from './values.ts'

interface MomentProps {
  readonly values: NewsValues
  /** The post has a moment already. */
  readonly isOpen: boolean
  readonly isPending: boolean
  readonly onSchedule: () => void
}

/** Day and time at which a post appears, by the clocks in Warsaw. */
export const Moment = ({ values, isOpen, isPending, onSchedule }: MomentProps) => {
  const t = useT()
  const language = useLanguage()
  const [open, setOpen] = useState(isOpen)
  useEffect(() => {
    if (location.hash === `#${publishing}`) setOpen(true)
  }, [])
  const moment = momentOf({ day: values.publish_day, time: values.publish_time })
  return (
    <details className={css['moment']} id={publishing} open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Icon of={CalendarClock} /> {t(isOpen ? 'publications.form.moment.change' : 'publications.form.moment.choose')}
      </summary>
      <div className={css['momentFields']}>
        <Field name="publish_day" label={t('publications.form.field.publish_day')} type="date" autoComplete="off" max={10} optional />
        <Field name="publish_time" label={t('publications.form.field.publish_time')} type="time" autoComplete="off" max={5} optional />
        <Button type="submit" look="second" aria-disabled={isPending} onClick={onSchedule}>
          {t('publications.form.moment.schedule')}
        </Button>
      </div>
      <p className={css['hint']} role="status">
        {moment === null
          ? t('publications.form.moment.zone')
          : t('publications.form.moment.when', { moment: textMoment(moment, language) })}
      </p>
    </details>
  )
}
