import { textDay } from '#core/kernel/dates.ts'
import { tagOf } from '#core/kernel/language.ts'
import { ClosingDay, KindMark, LanguageMark, MaterialDrawing, type NewsHead, PostMeta } from '#plugins/publications/contract/ui.ts'
import { useLanguage } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Picture } from '#web/ui/media/Picture.tsx'
import { FacilityCover } from '#web/ui/primitives/FacilityCover.tsx'
import css from './cards.module.css'

interface PostCardsProps {
  readonly items: readonly NewsHead[]
  readonly firstIsLarge?: boolean
  readonly as?: 'h2' | 'h3'
}

/** Posts of the blog as cards: picture, or a drawing that the address chooses, kind and day, title, lead. */
export const PostCards = ({ items, firstIsLarge = false, as: Heading = 'h2' }: PostCardsProps) => {
  const language = useLanguage()
  const href = useHref()
  return (
    <ul className={firstIsLarge ? `${css['cards']} ${css['withLarge']}` : css['cards']}>
      {items.map(({ id, slug, kind, title, lead, cover, published_at, closes_on, ...news }, n) => {
        const lang = news.language === language ? undefined : tagOf[news.language]
        const isLarge = firstIsLarge && n === 0
        return (
          <li key={id} className={css['card']}>
            <div className={css['picture']}>
              {cover ? (
                <Picture
                  of={cover}
                  sizes={isLarge ? '(min-width: 900px) 660px, 100vw' : '(min-width: 1000px) 370px, (min-width: 640px) 45vw, 100vw'}
                  alt=""
                  first={isLarge}
                />
              ) : kind === 'contest' ? (
                <MaterialDrawing kind={kind} topics={[]} />
              ) : (
                <FacilityCover kind="kindergarten" name={slug} />
              )}
            </div>
            <div className={css['text']}>
              <PostMeta>
                <KindMark of={kind} />
                <LanguageMark of={news.language} />
                {published_at !== null && <time dateTime={published_at}>{textDay(published_at, language)}</time>}
              </PostMeta>
              <Heading lang={lang}>
                <a href={href(`/blog/${slug}`)}>{title}</a>
              </Heading>
              {lead !== '' && <p lang={lang}>{lead}</p>}
              {kind === 'contest' && closes_on !== null && <ClosingDay on={closes_on} />}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
