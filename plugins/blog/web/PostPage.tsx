import { tagOf } from '#core/kernel/language.ts'
import { Article } from '#plugins/publications/contract/article-ui.ts'
import { tagName } from '#plugins/tags/contract/ui.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { Container } from '#web/ui/primitives/Container.tsx'
import { PrivateLink } from '#web/ui/primitives/PrivateLink.tsx'
import { isFilter, queryOf } from './addresses.ts'
import type { blogPostData } from './blog.data.ts'
import css from './blog.module.css'
import { Feeds } from './Feeds.tsx'
import { PostCards } from './PostCards.tsx'

/** Page of one post of the blog, with its author, tags, and others that are new (row ST-07). */
export const PostPage = () => {
  const t = useT()
  const language = useLanguage()
  const href = useHref()
  const { news, others } = usePageData<typeof blogPostData>()
  // Missing where no plugin takes reports.
  const report = href('report', { type: 'news', id: news.id })
  return (
    <Container>
      <div className={css['post']}>
        <Article of={news}>
          <div className={css['about']} lang={tagOf[language]}>
            {news.author_name !== '' && <p className={css['author']}>{t('blog.author', { name: news.author_name })}</p>}
            <PostTags />
            {report !== undefined && <PrivateLink href={report}>{t('publications.report')}</PrivateLink>}
          </div>
        </Article>
        <aside className={css['others']} aria-labelledby="inne-wpisy">
          <h2 id="inne-wpisy">{t('blog.others')}</h2>
          {others.length > 0 && <PostCards items={others} as="h3" />}
          <p>
            <a href={href('/blog')}>{t('blog.all')}</a>
          </p>
          <Feeds />
        </aside>
      </div>
    </Container>
  )
}

/** Tags of the post: topics and ages lead to the posts that have them, days to their page in the calendar. */
const PostTags = () => {
  const t = useT()
  const language = useLanguage()
  const href = useHref()
  const { tags } = usePageData<typeof blogPostData>()
  if (tags.length === 0) return null
  return (
    <section aria-label={t('blog.tags')}>
      <ul className={css['topics']}>
        {tags.map((tag) => {
          const name = tagName(tag, t, language)
          const address = isFilter(tag)
            ? href('/blog', undefined, queryOf(tag))
            : tag.category === 'type_date_event'
              ? href('calendar_day', { param: tag.param })
              : undefined
          return <li key={tag.id}>{address === undefined ? <span>{name}</span> : <a href={address}>{name}</a>}</li>
        })}
      </ul>
    </section>
  )
}
