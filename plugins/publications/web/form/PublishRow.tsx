import { Send, Undo2 } from 'lucide-react'
import { useContext } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { FormContext } from '#web/ui/fields/form-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { type NewsStatus, nextStatuses, nextStatusesOfTeacher } from '../../contract/terms.ts'
import { useWritingArea } from '../areas/writing-area.ts'
import css from './form.module.css'
import { Moment } from './Moment.tsx'
import type { NewsForm } from './use-news-form.ts'
import type { NewsValues } from './values.ts'

interface PublishRowProps {
  readonly of: NewsForm
  /** Status of the stored post; empty for a new one. */
  readonly status: NewsValues['status']
  readonly values: NewsValues
}

/** Texts about the review of a teacher's material, by its status. */
const notes = {
  draft: 'draft',
  archived: 'draft',
  pending: 'pending',
  scheduled: 'published',
  published: 'published',
} as const satisfies Readonly<Record<NewsStatus, string>>

/** Buttons that save a post, publish it or hand it in, or choose the moment at which it appears. */
export const PublishRow = ({ of: { ask }, status, values }: PublishRowProps) => {
  const t = useT()
  const { isReviewed } = useWritingArea()
  const isPending = useContext(FormContext)?.state === 'pending'
  const next = (isReviewed ? nextStatusesOfTeacher : nextStatuses)[status || 'draft']
  const [forward] = (['pending', 'published'] as const).filter((one) => next.includes(one))
  return (
    <div className={css['publish']}>
      {next.includes('scheduled') && (
        <Moment values={values} isOpen={status === 'scheduled'} onSchedule={() => ask('scheduled')} isPending={isPending} />
      )}
      {isReviewed && <p className={css['hint']}>{t(messageKey('publications.form.review', notes[status || 'draft']))}</p>}
      <div className={css['buttons']}>
        {/* Enter presses the first button, which never publishes. */}
        <Button type="submit" look={forward ? 'outline' : 'main'} aria-disabled={isPending} onClick={() => ask(status)}>
          {isPending
            ? t('LOADING_DOTS')
            : t(status === '' || status === 'draft' ? 'publications.form.save-draft' : 'publications.form.save')}
        </Button>
        {isReviewed && status === 'pending' && (
          <Button type="submit" aria-disabled={isPending} onClick={() => ask('draft')}>
            <Icon of={Undo2} /> {t('publications.panel.withdraw')}
          </Button>
        )}
        {forward && (
          <Button type="submit" look="main" aria-disabled={isPending} onClick={() => ask(forward)}>
            <Icon of={Send} />{' '}
            {t(
              forward === 'pending'
                ? 'publications.panel.hand-in'
                : status === 'archived'
                  ? 'publications.form.publish-again'
                  : 'publications.form.publish',
            )}
          </Button>
        )}
      </div>
    </div>
  )
}
