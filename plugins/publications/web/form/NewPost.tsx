import { messageKey } from '#core/kernel/message-key.ts'
import type { UploadView } from '#plugins/uploads/contract/ui.ts'
import { type PageQuery, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useAddressQuery } from '#web/app-kit/page/use-address-query.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { newsApi } from '../../contract/api.ts'
import css from '../app.module.css'
import { copiedParameter, useWritingArea } from '../areas/writing-area.ts'
import { NewsForm } from './NewsForm.tsx'
import { tagQueries } from './settings/use-tags.ts'
import { useNewForm } from './use-news-form.ts'
import { copiedValues, emptyValues, type NewsValues } from './values.ts'

/** Data of the page of a new post: the tags, and the post as which it begins. */
export const newPostQueries = (search: Readonly<Record<string, string>>): readonly PageQuery[] => {
  const copied = search[copiedParameter]
  return [...tagQueries, ...(copied ? [query(newsApi.showNews, { id: copied })] : [])]
}

const useCopied = (): string | null => useAddressQuery().get(copiedParameter)

/** Form of a new post of the area (rows NE-01, NE-03), empty or with the texts of another one. */
export const NewPost = () => {
  const copied = useCopied()
  return copied === null ? <EmptyForm /> : <CopiedForm of={copied} />
}

const EmptyForm = () => <FilledForm initial={emptyValues(useWritingArea().section, useLanguage())} copied={null} />

const CopiedForm = ({ of: copied }: { readonly of: string }) => {
  const { data } = useQuery(newsApi.showNews, { id: copied })
  return <FilledForm initial={copiedValues(data)} copied={copied} />
}

const none: readonly UploadView[] = []

const FilledForm = ({ initial, copied }: { readonly initial: NewsValues; readonly copied: string | null }) => {
  const t = useT()
  const { section } = useWritingArea()
  const form = useNewForm(initial, copied)
  return (
    <>
      {copied !== null && <p className={css['lead']}>{t('publications.form.copy.lead')}</p>}
      <NewsForm of={form} heading={t(messageKey('publications.area.new', section))} before={initial} uploads={none} publishedAt={null} />
    </>
  )
}
