import { Eye, PencilLine, SlidersHorizontal } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import { DraftStateLine } from '#web/app-kit/forms/DraftLine.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import hidden from '#web/ui/primitives/hidden.module.css'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import type { MissingField } from '../checks/missing.ts'
import type { NewsForm } from '../use-news-form.ts'
import type { NewsValues } from '../values.ts'
import { PublishButtons } from './PublishButtons.tsx'
import css from './writing-bar.module.css'

interface WritingBarProps {
  readonly of: NewsForm
  /** Heading of the page. */
  readonly heading: string
  /** Status of the stored post; empty for a new one. */
  readonly status: NewsValues['status']
  readonly missing: readonly MissingField[]
  readonly isPreviewed: boolean
  readonly onPreview: () => void
  readonly onSettings: () => void
}

/** The one bar of a post that is written: its state, its preview, its settings, and the buttons that save and publish it. */
export const WritingBar = ({ of, heading, status, missing, isPreviewed, onPreview, onSettings }: WritingBarProps) => {
  const t = useT()
  const { isUnsent, draft } = of.form
  // The preview has the heading of the page that readers get.
  const Heading = isPreviewed ? 'p' : 'h1'
  const parts = missing.map((part) => t(messageKey('publications.form.missing', part))).join(', ')
  return (
    <div className={css['bar']} data-writing-bar>
      <div className={css['what']}>
        <Heading className={css['heading']} tabIndex={-1}>
          {heading}
        </Heading>
        <p className={css['state']}>
          <strong>{t(messageKey('publications.form.state', status || 'new'))}</strong>
          {(isUnsent || status === 'draft') && ` · ${t(isUnsent ? 'publications.form.state.unsaved' : 'publications.form.state.saved')}`}
        </p>
        {draft && isUnsent && <DraftStateLine of={draft} />}
      </div>
      <div className={css['buttons']}>
        <Button small look="quiet" aria-pressed={isPreviewed} onClick={onPreview}>
          <Icon of={isPreviewed ? PencilLine : Eye} />
          <span className={isPreviewed ? undefined : css['word']}>
            {t(isPreviewed ? 'publications.form.preview.hide' : 'publications.form.preview.show')}
          </span>
        </Button>
        <Button small aria-haspopup="dialog" aria-describedby={missing.length > 0 ? 'wpis-brakuje' : undefined} onClick={onSettings}>
          <Icon of={SlidersHorizontal} />
          <span className={css['word']}>{t('publications.form.settings')}</span>
          {missing.length > 0 && (
            <span className={css['count']} aria-hidden="true" title={t('publications.form.missing.of', { parts })}>
              {missing.length}
            </span>
          )}
        </Button>
        {missing.length > 0 && (
          <span id="wpis-brakuje" className={hidden['hidden']}>
            {t('publications.form.missing.of', { parts })}
          </span>
        )}
        <PublishButtons of={of} status={status} />
      </div>
    </div>
  )
}
