import { Save, Send, Undo2 } from 'lucide-react'
import { useContext } from 'react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { FormContext } from '#web/ui/fields/form-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { nextStatuses, nextStatusesOfTeacher } from '../../../contract/terms.ts'
import { useWritingArea } from '../../areas/writing-area.ts'
import type { NewsForm } from '../use-news-form.ts'
import type { NewsValues } from '../values.ts'
import css from './writing-bar.module.css'

interface PublishButtonsProps {
  readonly of: NewsForm
  /** Status of the stored post; empty for a new one. */
  readonly status: NewsValues['status']
}

/** Buttons that save a post, publish it, hand it in or withdraw it, as far as the user may. */
export const PublishButtons = ({ of: { ask }, status }: PublishButtonsProps) => {
  const t = useT()
  const { isReviewed } = useWritingArea()
  const isPending = useContext(FormContext)?.state === 'pending'
  const next = (isReviewed ? nextStatusesOfTeacher : nextStatuses)[status || 'draft']
  const [forward] = (['pending', 'published'] as const).filter((one) => next.includes(one))
  return (
    <>
      {/* Enter presses the first button, which never publishes. */}
      <Button type="submit" small look={forward ? 'outline' : 'main'} aria-disabled={isPending} onClick={() => ask(status)}>
        <Icon of={Save} />
        <span className={forward ? css['word'] : undefined}>
          {isPending
            ? t('LOADING_DOTS')
            : t(status === '' || status === 'draft' ? 'publications.form.save-draft' : 'publications.form.save')}
        </span>
      </Button>
      {isReviewed && status === 'pending' && (
        <Button type="submit" small aria-disabled={isPending} onClick={() => ask('draft')}>
          <Icon of={Undo2} />
          <span className={css['word']}>{t('publications.panel.withdraw')}</span>
        </Button>
      )}
      {forward && (
        <Button type="submit" small look="main" aria-disabled={isPending} onClick={() => ask(forward)}>
          <span className={css['sign']}>
            <Icon of={Send} />
          </span>
          <span>
            {t(
              forward === 'pending'
                ? 'publications.panel.hand-in'
                : status === 'archived'
                  ? 'publications.form.publish-again'
                  : 'publications.form.publish',
            )}
          </span>
        </Button>
      )}
    </>
  )
}
