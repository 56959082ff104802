import { CalendarClock } from 'lucide-react'
import { useContext } from 'react'
import { textMoment } from '#core/kernel/dates.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { FormContext } from '#web/ui/fields/form-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { nextStatuses, nextStatusesOfTeacher } from '../../../contract/terms.ts'
import { useWritingArea } from '../../areas/writing-area.ts'
import form from '../form.module.css'
import { momentOf } from '../publish-moment.ts'
import type { NewsForm } from '../use-news-form.ts'
import type { NewsValues } from '../values.ts'
import css from './settings.module.css'

interface MomentProps {
  readonly of: NewsForm
  /** Status of the stored post; empty for a new one. */
  readonly status: NewsValues['status']
  readonly values: NewsValues
}

/** Day and time at which a post appears, by the clocks in Warsaw, if the user may choose them. */
export const Moment = ({ of: { ask }, status, values }: MomentProps) => {
  const t = useT()
  const language = useLanguage()
  const { isReviewed } = useWritingArea()
  const isPending = useContext(FormContext)?.state === 'pending'
  if (!(isReviewed ? nextStatusesOfTeacher : nextStatuses)[status || 'draft'].includes('scheduled')) return null
  const title = t(status === 'scheduled' ? 'publications.form.moment.change' : 'publications.form.moment.choose')
  const moment = momentOf({ day: values.publish_day, time: values.publish_time })
  return (
    <section className={css['part']} aria-label={title}>
      <h3>
        <Icon of={CalendarClock} /> {title}
      </h3>
      <div className={css['moment']}>
        <Field name="publish_day" label={t('publications.form.field.publish_day')} type="date" autoComplete="off" max={10} optional />
        <Field name="publish_time" label={t('publications.form.field.publish_time')} type="time" autoComplete="off" max={5} optional />
        <Button type="submit" look="outline" aria-disabled={isPending} onClick={() => ask('scheduled')}>
          {t('publications.form.moment.schedule')}
        </Button>
      </div>
      <p className={form['hint']} role="status">
        {moment === null
          ? t('publications.form.moment.zone')
          : t('publications.form.moment.when', { moment: textMoment(moment, language) })}
      </p>
    </section>
  )
}
