import { ImagePlus } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import type { UploadView } from '#plugins/uploads/contract/ui.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Picture } from '#web/ui/media/Picture.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { newsLimits } from '../../../contract/limits.ts'
import { readerIcons, readersKey } from '../../areas/readers.ts'
import { useWritingArea } from '../../areas/writing-area.ts'
import { Attachments } from '../../components/Attachments.tsx'
import article from '../../components/article.module.css'
import { ClosingDay } from '../../components/ClosingDay.tsx'
import { KindMark } from '../../components/KindMark.tsx'
import { useSettings } from '../settings/use-settings.ts'
import type { NewsLabels } from '../use-labels.ts'
import type { NewsValues } from '../values.ts'
import { ContentField } from './ContentField.tsx'
import { GrowingText } from './GrowingText.tsx'
import css from './page.module.css'

interface WritingPageProps {
  readonly values: NewsValues
  readonly labels: NewsLabels
  /** Uploads that the content shows. */
  readonly uploads: readonly UploadView[]
  readonly onUploaded: (upload: UploadView) => void
}

/**
 * Title, lead and text of a post where and as its readers will read them. What readers see of the settings stands around
 * them, and leads to the drawer.
 */
export const WritingPage = ({ values, labels, uploads, onUploaded }: WritingPageProps) => {
  const t = useT()
  const { section } = useWritingArea()
  const { open } = useSettings()
  const { kind, cover, visibility, attachments, closes_on } = values
  return (
    <div className={article['article']}>
      <div className={article['head']}>
        <p className={css['marks']}>
          <button type="button" className={css['mark']} onClick={() => open('kind')}>
            <KindMark of={kind} />
          </button>
          {section !== 'blog' && (
            <button type="button" className={css['mark']} onClick={() => open('visibility')}>
              <Icon of={readerIcons[visibility]} /> {t(readersKey(section, visibility))}
            </button>
          )}
        </p>
        <GrowingText
          name="title"
          label={labels.title}
          placeholder={labels.title}
          value={values.title}
          look="title"
          max={newsLimits.title}
          next="wpis-lead"
        />
        <GrowingText
          name="lead"
          label={labels.lead}
          placeholder={t('publications.form.lead.hint')}
          value={values.lead}
          look="lead"
          max={newsLimits.lead}
          optional
          next="wpis-content"
        />
        {kind === 'contest' && closes_on !== '' && <ClosingDay on={closes_on} />}
      </div>
      {cover === null ? (
        <div className={css['coverless']}>
          <Button small look="quiet" onClick={() => open('cover')}>
            <Icon of={ImagePlus} /> {t('publications.form.cover.add')}
          </Button>
        </div>
      ) : (
        <div className={`${article['cover']} ${css['cover']}`}>
          <Picture of={cover} sizes="(min-width: 800px) 720px, 100vw" />
          <Button small onClick={() => open('cover')}>
            <Icon of={ImagePlus} /> {t('publications.form.cover.change')}
          </Button>
        </div>
      )}
      <ContentField
        label={labels.content}
        placeholder={`${t(messageKey('publications.area.new', section, 'lead'))} ${t('publications.form.content.hint')}`}
        known={uploads}
        onUploaded={onUploaded}
        crops={kind === 'relation'}
      />
      {attachments.length > 0 && (
        <section className={article['attached']} aria-label={labels.attachments}>
          <p className={article['label']}>{labels.attachments}</p>
          <Attachments of={attachments} />
        </section>
      )}
    </div>
  )
}
