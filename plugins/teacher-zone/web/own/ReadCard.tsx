import type { ReactNode } from 'react'
import { textDay } from '#core/kernel/dates.ts'
import type { NewsHead } from '#plugins/publications/contract/ui.ts'
import { isPublicNews, PostCard, readerIcons, readersKey } from '#plugins/publications/contract/written-ui.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import css from './own.module.css'

/** Material that somebody else has written, in a list of the account; one for teachers is read there as well. */
export const ReadCard = ({ of: material, children }: { readonly of: NewsHead; readonly children?: ReactNode }) => {
  const t = useT()
  const href = useHref()
  const language = useLanguage()
  const { id, slug, published_at, visibility } = material
  const published = published_at !== null && (
    <time className={css['quiet']} dateTime={published_at}>
      {textDay(published_at, language)}
    </time>
  )
  const address = isPublicNews(material) ? href(`/strefa-nauczyciela/${slug}`) : href('user_material', { news: id })
  return (
    <PostCard of={material} href={address} meta={published}>
      {visibility !== 'public' && (
        <p className={css['badges']}>
          <Badge tone="plain" icon={readerIcons[visibility]}>
            {t(readersKey('materials', visibility))}
          </Badge>
        </p>
      )}
      {children}
    </PostCard>
  )
}
