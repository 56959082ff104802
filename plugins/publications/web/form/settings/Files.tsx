import { Focus, Trash2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { acceptedBy, type UploadView, uploadFile } from '#plugins/uploads/contract/ui.ts'
import { FocalPointButton } from '#web/app-kit/files/FocalPointButton.tsx'
import { UploadField } from '#web/app-kit/files/UploadField.tsx'
import type { ApiFormHandle } from '#web/app-kit/forms/api-form.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import form from '#web/ui/fields/forms.module.css'
import { fieldId } from '#web/ui/fields/use-field.ts'
import { Picture } from '#web/ui/media/Picture.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { newsLimits } from '../../../contract/limits.ts'
import type { NewsCover } from '../../../contract/publication.ts'
import { useWritingArea } from '../../areas/writing-area.ts'
import { Attachments } from '../../components/Attachments.tsx'
import css from '../form.module.css'
import type { NewsValues } from '../values.ts'

const pictures = '.jpg,.jpeg,.png'
const maxAlt = 250

interface FilesProps {
  readonly of: ApiFormHandle<NewsValues>
  readonly values: NewsValues
}

/** Cover and attachments of a post; they are stored at once, and belong to the post once it is saved. */
export const Files = ({ of: { library, status }, values: { cover, attachments } }: FilesProps) => {
  const t = useT()
  const { section, upload } = useWritingArea()
  const part = useRef<HTMLDivElement>(null)
  const noteChange = () => part.current?.dispatchEvent(new Event('input', { bubbles: true }))
  const setCover = (picture: NewsCover | null) => {
    library.setValue('cover', picture)
    noteChange()
  }
  const setAttachments = (files: readonly UploadView[]) => {
    library.setValue('attachments', files)
    noteChange()
  }
  const hasRoom = attachments.length < newsLimits.attachments
  return (
    <div ref={part} id={fieldId('attachments', status.id)} tabIndex={-1} className={css['files']}>
      <div id={fieldId('cover', status.id)} tabIndex={-1}>
        {cover === null ? <CoverField onUploaded={setCover} /> : <Cover of={cover} onChange={setCover} />}
      </div>
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
          input={upload}
          accept={acceptedBy(upload.purpose)}
          label={t('publications.form.files')}
          hint={t(messageKey('publications.area.files', section), { max: newsLimits.attachments })}
          multiple
          onUploaded={(file) => setAttachments([...library.getValues('attachments'), file].slice(0, newsLimits.attachments))}
        />
      ) : (
        <p className={form['hint']}>{t('publications.form.files.full', { max: newsLimits.attachments })}</p>
      )}
    </div>
  )
}

/** Field for the cover, below the text that says what it shows, which belongs to the file. */
const CoverField = ({ onUploaded }: { readonly onUploaded: (picture: UploadView) => void }) => {
  const t = useT()
  const { upload } = useWritingArea()
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
        input={{ ...upload, ...(alt.trim() !== '' && { alt: alt.trim() }) }}
        accept={pictures}
        label={t('publications.form.cover')}
        onUploaded={onUploaded}
      />
    </div>
  )
}

/** The chosen cover. */
const Cover = ({ of: cover, onChange }: { readonly of: NewsCover; readonly onChange: (cover: NewsCover | null) => void }) => {
  const t = useT()
  return (
    <div className={css['cover']}>
      <Picture of={cover} sizes="320px" />
      <div>
        <p className={css['label']}>{t('publications.form.cover')}</p>
        <p className={form['hint']}>{cover.alt === '' ? t('publications.form.cover.undescribed') : cover.alt}</p>
        <FocalPointButton small picture={cover} onChange={(focus) => onChange({ ...cover, focus })}>
          <Icon of={Focus} /> {t('focal-point.button')}
        </FocalPointButton>
        <Button small onClick={() => onChange(null)}>
          <Icon of={Trash2} /> {t('publications.form.cover.remove')}
        </Button>
      </div>
    </div>
  )
}
