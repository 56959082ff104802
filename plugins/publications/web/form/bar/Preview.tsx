import { messageKey } from '#core/kernel/message-key.ts'
import { documentOfField } from '#core/rich-text/field-value.ts'
import type { UploadView } from '#plugins/uploads/contract/ui.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useWritingArea } from '../../areas/writing-area.ts'
import { Article } from '../../components/Article.tsx'
import type { NewsValues } from '../values.ts'

interface PreviewProps {
  readonly of: NewsValues
  /** Uploads that the content may show. */
  readonly uploads: readonly UploadView[]
  /** ISO 8601; `null` while it is not published. */
  readonly publishedAt: string | null
}

/** The post as its readers will see it, in the column of their page. */
const Preview = ({ of: values, uploads, publishedAt }: PreviewProps) => {
  const t = useT()
  const { section } = useWritingArea()
  return (
    <section aria-label={t(messageKey('publications.area.preview', section))}>
      <Article
        of={{
          ...values,
          title: values.title || t('publications.form.preview.untitled'),
          content: documentOfField(values.content),
          closes_on: values.closes_on || null,
          uploads,
          published_at: publishedAt,
        }}
      />
    </section>
  )
}

/** For `lazy`. */
export default Preview
