import { Eye, EyeOff } from 'lucide-react'
import { useDeferredValue, useId, useState } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { documentOfField } from '#core/rich-text/field-value.ts'
import type { UploadView } from '#plugins/uploads/contract/ui.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { useWritingArea } from '../areas/writing-area.ts'
import { Article } from '../parts/Article.tsx'
import css from './form.module.css'
import type { NewsValues } from './values.ts'

interface PreviewProps {
  readonly of: NewsValues
  /** Uploads that the content may show. */
  readonly uploads: readonly UploadView[]
  /** ISO 8601; `null` while it is not published. */
  readonly publishedAt: string | null
}

/** The post as its readers will see it: beside the form where there is room, else behind a button. */
export const Preview = ({ of, uploads, publishedAt }: PreviewProps) => {
  const t = useT()
  const { section } = useWritingArea()
  const title = t(messageKey('publications.area.preview', section))
  const id = useId()
  const [open, setOpen] = useState(false)
  const values = useDeferredValue(of)
  return (
    <aside className={css['preview']} aria-label={title}>
      <div className={css['previewButton']}>
        <Button wide aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <Icon of={open ? EyeOff : Eye} /> {t(open ? 'publications.form.preview.hide' : 'publications.form.preview.show')}
        </Button>
      </div>
      <div id={id} className={css['sheet']} data-open={open}>
        <p className={css['previewTitle']}>{title}</p>
        <Article
          as="h2"
          of={{
            ...values,
            title: values.title || t('publications.form.preview.untitled'),
            content: documentOfField(values.content),
            closes_on: values.closes_on || null,
            uploads,
            published_at: publishedAt,
          }}
        />
      </div>
    </aside>
  )
}
