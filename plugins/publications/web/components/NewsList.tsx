import { textDay } from '#core/kernel/dates.ts'
import { type Language, tagOf } from '#core/kernel/language.ts'
import { cityNameIn } from '#plugins/places/contract/ui.ts'
import type { UploadView } from '#plugins/uploads/contract/ui.ts'
import { useLanguage } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Picture } from '#web/ui/media/Picture.tsx'
import type { PostKind } from '../../contract/terms.ts'
import { ClosingDay } from './ClosingDay.tsx'
import { KindMark } from './KindMark.tsx'
import { LanguageMark } from './LanguageMark.tsx'
import css from './news-list.module.css'
import { PostMeta } from './PostMeta.tsx'

/** Post in a list of readers. */
export interface ListedNews {
  readonly slug: string
  readonly kind: PostKind
  readonly title: string
  readonly lead: string
  /** ISO 8601. */
  readonly published_at: string | null
  readonly cover?: UploadView | null
  /** ISO day. */
  readonly closes_on?: string | null
  readonly language?: Language
  /** Facility of the post, in a list of several facilities. */
  readonly facility?: { readonly name: string; readonly slug: string; readonly city?: string } | null
}

interface NewsListProps<Item extends ListedNews> {
  readonly items: readonly Item[]
  readonly hrefOf: (news: Item) => string | undefined
  /** Level of the posts' headings. */
  readonly as: 'h2' | 'h3'
  /** Side by side, where there is room. */
  readonly columns?: boolean
}

/** Posts as cards whose headings lead to them. */
export const NewsList = <Item extends ListedNews>({ items, hrefOf, as: Heading, columns = false }: NewsListProps<Item>) => {
  const language = useLanguage()
  const href = useHref()
  return (
    <ul className={columns ? css['columns'] : css['list']}>
      {items.map((news) => {
        const { kind, title, lead, published_at, cover, closes_on, facility } = news
        const lang = news.language === undefined || news.language === language ? undefined : tagOf[news.language]
        return (
          <li key={hrefOf(news) ?? news.slug} className={css['item']}>
            {cover && (
              <div className={css['cover']}>
                <Picture of={cover} sizes="(min-width: 700px) 240px, 100vw" alt="" />
              </div>
            )}
            <div className={css['text']}>
              <PostMeta>
                <KindMark of={kind} />
                <LanguageMark of={news.language} />
                {published_at !== null && <time dateTime={published_at}>{textDay(published_at, language)}</time>}
                {facility && (
                  <span>
                    <a href={href(`/placowka/${facility.slug}`)}>{facility.name}</a>
                    {facility.city !== undefined && `, ${cityNameIn(facility.city, language)}`}
                  </span>
                )}
              </PostMeta>
              <Heading lang={lang}>
                <a href={hrefOf(news)}>{title}</a>
              </Heading>
              {lead !== '' && <p lang={lang}>{lead}</p>}
              {kind === 'contest' && closes_on && <ClosingDay on={closes_on} />}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
