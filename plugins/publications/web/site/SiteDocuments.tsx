import type { SiteSubject } from '#core/facilities/slots.ts'
import { textDay } from '#core/kernel/dates.ts'
import { fileSize } from '#core/kernel/formats.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { firstPageOf, mainFile } from '#plugins/uploads/contract/ui.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'
import { FileCard } from '#web/ui/media/FileCard.tsx'
import { SiteSection } from '#web/ui/site/SiteSection.tsx'
import { newsFilePath } from '../../contract/file-path.ts'
import type { DocumentsSlotData } from '../../contract/news-slot-data.ts'
import { fileIcons } from '../components/file-icons.ts'
import css from './site-documents.module.css'

const inExcerpt = 4

/** Files of a facility's public posts on its site, to download, each with the post that it belongs to. */
export const SiteDocuments = ({ of: { slug, heading, excerpt, more, hasPosts }, data }: FillProps<SiteSubject, DocumentsSlotData>) => {
  const t = useT()
  const language = useLanguage()
  const { publicUrl } = usePage().context
  const posts = hasPosts ? '/aktualnosci' : `${publicUrl}/placowka/${slug}/aktualnosci`
  return (
    <SiteSection
      inPolish
      kind="documents"
      heading={heading === '' ? t('publications.site.documents') : heading}
      more={more === null ? null : { href: more.href, label: t('publications.site.documents.all') }}
    >
      <ul className={css['documents']}>
        {(excerpt ? data.slice(0, inExcerpt) : data).map(({ file, post }) => {
          const urlOf = (upload: { readonly id: string }, name: string) => newsFilePath(post.id, upload.id, name)
          return (
            <li key={`${post.id} ${file.id}`}>
              <FileCard
                icon={fileIcons[file.kind]}
                firstPage={firstPageOf(file, urlOf)}
                title={
                  <a href={urlOf(file, mainFile(file))} download={file.name}>
                    {file.name}
                  </a>
                }
                note={
                  <>
                    {`${t(messageKey('publications.file', file.kind))} · ${fileSize(file.size, language)}`}
                    <span className={css['post']}>
                      <time dateTime={post.published_at}>{textDay(post.published_at, language)}</time>
                      {' · '}
                      <a href={`${posts}/${post.slug}`}>{post.title}</a>
                    </span>
                  </>
                }
              />
            </li>
          )
        })}
      </ul>
    </SiteSection>
  )
}
