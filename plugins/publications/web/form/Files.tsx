import { Trash2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { acceptedBy, type UploadView, uploadFile } from '#plugins/uploads/contract/ui.ts'
import { UploadField } from '#web/app-kit/files/UploadField.tsx'
import type { ApiFormHandle } from '#web/app-kit/forms/api-form.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import form from '#web/ui/fields/forms.module.css'
import { Picture } from '#web/ui/media/Picture.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { newsLimits } from '../../contract/terms.ts'
import { Attachments } from '../parts/Attachments.tsx'
import css from './form.module.css'
import type { NewsValues } from './values.ts'

const pictures = '.jpg,.jpeg,.png'
const maxAlt = 250

interface FilesProps {
  readonly of: ApiFormHandle<NewsValues>
  readonly values: NewsValues
  /** Id of the facility. */
  readonly facility: string
}

/** Cover and attachments of a post; they are stored at once, and belong to the post once it is saved. */
export const Files = ({ of: { library }, values: { cover, attachments }, facility }: FilesProps) => {
  const t = useT()
  const section = useRef<HTMLDivElement>(null)
  const noteChange = () => section.current?.dispatchEvent(new Event('input', { bubbles: true }))
  const setCover = (picture: UploadView | null) => {
    library.setValue('cover', picture)
    noteChange()
  }
  const setAttachments = (files: readonly UploadView[]) => {
    library.setValue('attachments', files)
    noteChange()
  }
  const hasRoom = attachments.length < newsLimits.attachments
  return (
    <div ref={section} className={css['files']}>
      {cover === null ? <CoverField facility={facility} onUploaded={setCover} /> : <Cover of={cover} onRemove={() => setCover(null)} />}
      {attachments.length > 0 && (
        <Attachments
          of={attachments}
          actions={({ id, name }) => (
            <Button
              look="quiet"
              small
              aria-label={t('publications.form.files.remove', { name })}
              onClick={() => setAttachments(attachments.filter((one) => one.id !== id))}
            >
              <Icon of={Trash2} />
            </Button>
          )}
        />
      )}
      {hasRoom ? (
        <UploadField
          route={uploadFile}
          input={{ purpose: 'news', facility_id: facility }}
          accept={acceptedBy('news')}
          label={t('publications.form.files')}
          hint={t('publications.form.files.hint', { max: newsLimits.attachments })}
          multiple
          onUploaded={(file) => setAttachments([...library.getValues('attachments'), file].slice(0, newsLimits.attachments))}
        />
      ) : (
        <p className={form['hint']}>{t('publications.form.files.full', { max: newsLimits.attachments })}</p>
      )}
    </div>
  )
}

interface CoverFieldProps {
  readonly facility: string
  readonly onUploaded: (picture: UploadView) => void
}

/** Field for the cover, below the text that says what it shows, which belongs to the file. */
const CoverField = ({ facility, onUploaded }: CoverFieldProps) => {
  const t = useT()
  const id = useId()
  const [alt, setAlt] = useState('')
  return (
    <div className={css['coverField']}>
      <div className={form['field']}>
        <label htmlFor={id}>{t('publications.form.cover.alt')}</label>
        <p id={`${id}-opis`} className={form['hint']}>
          {t('publications.form.cover.alt.hint')}
        </p>
        <input
          id={id}
          className={form['line']}
          type="text"
          maxLength={maxAlt}
          autoComplete="off"
          aria-describedby={`${id}-opis`}
          value={alt}
          onChange={({ target }) => setAlt(target.value)}
        />
      </div>
      <UploadField
        route={uploadFile}
        input={{ purpose: 'news', facility_id: facility, ...(alt.trim() !== '' && { alt: alt.trim() }) }}
        accept={pictures}
        label={t('publications.form.cover')}
        onUploaded={onUploaded}
      />
    </div>
  )
}

/** The chosen cover. */
const Cover = ({ of: cover, onRemove }: { readonly of: UploadView; readonly onRemove: () => void }) => {
  const t = useT()
  return (
    <div className={css['cover']}>
      <Picture of={cover} sizes="320px" />
      <div>
        <p className={css['label']}>{t('publications.form.cover')}</p>
        <p className={form['hint']}>{cover.alt === '' ? t('publications.form.cover.undescribed') : cover.alt}</p>
        <Button small onClick={onRemove}>
          <Icon of={Trash2} /> {t('publications.form.cover.remove')}
        </Button>
      </div>
    </div>
  )
}
