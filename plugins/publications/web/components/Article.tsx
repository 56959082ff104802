import type { ReactNode } from 'react'
import { textDay } from '#core/kernel/dates.ts'
import { tagOf } from '#core/kernel/language.ts'
import type { RichText } from '#core/rich-text/document.ts'
import type { UploadView } from '#plugins/uploads/contract/ui.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Picture } from '#web/ui/media/Picture.tsx'
import { useGallery } from '#web/ui/media/use-gallery.ts'
import { RichTextView } from '#web/ui/rich-text/RichTextView.tsx'
import type { NewsView } from '../../contract/publication.ts'
import { Attachments } from './Attachments.tsx'
import css from './article.module.css'
import { ClosingDay } from './ClosingDay.tsx'
import { KindMark } from './KindMark.tsx'
import { PostMeta } from './PostMeta.tsx'

/** Part of a post that readers see. */
export interface ShownNews extends Pick<NewsView, 'kind' | 'title' | 'lead' | 'cover' | 'attachments' | 'closes_on' | 'language'> {
  readonly content: RichText
  /** Uploads that the content shows. */
  readonly uploads: readonly UploadView[]
  /** ISO 8601; `null` while it is not published. */
  readonly published_at: string | null
}

interface ArticleProps {
  readonly of: ShownNews
  /** Level of its heading. */
  readonly as?: 'h1' | 'h2'
  /** Actions above its text. */
  readonly actions?: ReactNode
  readonly children?: ReactNode
}

/** A post as its readers see it: kind, day, cover, text, files; the pictures of a relation are a gallery. */
export const Article = ({ of, as: Heading = 'h1', actions, children }: ArticleProps) => {
  const t = useT()
  const language = useLanguage()
  const gallery = useGallery()
  const { kind, title, lead, cover, content, uploads, attachments, closes_on, published_at } = of
  return (
    <article className={css['article']} data-kind={kind} lang={of.language === language ? undefined : tagOf[of.language]}>
      <header className={css['head']}>
        <PostMeta lang={tagOf[language]}>
          <KindMark of={kind} />
          {published_at !== null && <time dateTime={published_at}>{textDay(published_at, language)}</time>}
        </PostMeta>
        <Heading className={css['title']}>{title}</Heading>
        {lead !== '' && <p className={css['lead']}>{lead}</p>}
        {kind === 'contest' && closes_on !== null && <ClosingDay on={closes_on} />}
      </header>
      {cover && (
        <div className={css['cover']}>
          <Picture of={cover} sizes="(min-width: 800px) 720px, 100vw" first={Heading === 'h1'} />
        </div>
      )}
      {actions}
      <RichTextView document={content} uploads={uploads} level={Heading === 'h1' ? 2 : 3} {...(kind === 'relation' && { gallery })} />
      {attachments.length > 0 && (
        <section className={css['attached']} aria-label={t('publications.file.title')} lang={tagOf[language]}>
          <p className={css['label']}>{t('publications.file.title')}</p>
          <Attachments of={attachments} />
        </section>
      )}
      {children}
    </article>
  )
}
