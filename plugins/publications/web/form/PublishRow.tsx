import { CalendarClock, Send } from 'lucide-react'
import { useContext, useEffect, useState } from 'react'
import { textMoment } from '#core/kernel/dates.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { FormContext } from '#web/ui/fields/form-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import css from './form.module.css'
import { momentOf } from './publish-moment.ts'
import { publishing } from './publishing-anchor.ts'
import type { NewsForm } from './use-news-form.ts'
import type { NewsValues } from './values.ts'

interface PublishRowProps {
  readonly of: NewsForm
  /** Status of the stored post; empty for a new one. */
  readonly status: NewsValues['status']
  readonly values: NewsValues
}

/** Buttons that save a post, publish it, or choose the moment at which it appears. */
export const PublishRow = ({ of: { ask }, status, values }: PublishRowProps) => {
  const t = useT()
  const isPending = useContext(FormContext)?.state === 'pending'
  const isScheduled = status === 'scheduled'
  const mayPublish = status !== 'published'
  const maySchedule = status !== 'published' && status !== 'archived'
  return (
    <div className={css['publish']}>
      {maySchedule && <Moment values={values} isOpen={isScheduled} onSchedule={() => ask('scheduled')} isPending={isPending} />}
      <div className={css['buttons']}>
        {/* Enter presses the first button, which never publishes. */}
        <Button type="submit" look={mayPublish ? 'outline' : 'main'} aria-disabled={isPending} onClick={() => ask(status)}>
          {isPending
            ? t('LOADING_DOTS')
            : t(status === '' || status === 'draft' ? 'publications.form.save-draft' : 'publications.form.save')}
        </Button>
        {mayPublish && (
          <Button type="submit" look="main" aria-disabled={isPending} onClick={() => ask('published')}>
            <Icon of={Send} /> {t(status === 'archived' ? 'publications.form.publish-again' : 'publications.form.publish')}
          </Button>
        )}
      </div>
    </div>
  )
}

interface MomentProps {
  readonly values: NewsValues
  /** The post has a moment already. */
  readonly isOpen: boolean
  readonly isPending: boolean
  readonly onSchedule: () => void
}

/** Day and time at which a post appears, by the clocks in Warsaw. */
const Moment = ({ values, isOpen, isPending, onSchedule }: MomentProps) => {
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
