import { messageKey } from '#core/kernel/message-key.ts'
import { tagName } from '#plugins/tags/contract/ui.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { Container } from '#web/ui/primitives/Container.tsx'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { Highlight } from '#web/ui/primitives/Highlight.tsx'
import { Pager } from '#web/ui/primitives/Pager.tsx'
import { TextWithHighlight } from '#web/ui/primitives/TextWithHighlight.tsx'
import { filterCategories, isFilter, queryOf } from './addresses.ts'
import type { blogData } from './blog.data.ts'
import css from './blog.module.css'
import { Feeds } from './Feeds.tsx'
import { PostCards } from './PostCards.tsx'

/** Page of the blog, the newest post first and large; its topics and ages are links (row ST-07). */
export const BlogPage = () => {
  const t = useT()
  const language = useLanguage()
  const href = useHref()
  const { news, filter, chosen, tags } = usePageData<typeof blogData>()
  return (
    <Container>
      <div className={css['page']}>
        <header className={css['head']}>
          <h1>
            {chosen ? (
              t('blog.filtered', { tag: tagName(chosen, t, language) })
            ) : (
              <TextWithHighlight text={t('blog.heading')} highlight={(word) => <Highlight>{word}</Highlight>} />
            )}
          </h1>
          {filter === null && <p className={css['lead']}>{t('blog.lead')}</p>}
        </header>
        {tags.length > 0 && <Topics />}
        {news.items.length === 0 ? (
          <EmptyList
            title={t(filter ? 'blog.none.filtered' : 'blog.none')}
            subtitle={t(filter ? 'blog.none.filtered.text' : 'blog.none.text')}
            actions={filter ? [{ label: t('blog.all'), href: href('/blog') }] : []}
          />
        ) : (
          <PostCards items={news.items} firstIsLarge />
        )}
        <Pager page={news.curPage} pages={news.pageTotal} address={(page) => href('/blog', undefined, queryOf(filter, page))} />
        <Feeds />
      </div>
    </Container>
  )
}

/** Tags with posts as links to the posts that have them, topics above ages. */
const Topics = () => {
  const t = useT()
  const language = useLanguage()
  const href = useHref()
  const { chosen, tags } = usePageData<typeof blogData>()
  return (
    <nav className={css['filters']} aria-label={t('blog.filter')}>
      {filterCategories.map((category) => {
        const own = tags.filter(isFilter).filter((tag) => tag.category === category)
        if (own.length === 0) return null
        return (
          <div key={category}>
            <p id={category}>{t(messageKey('blog.filter', category))}</p>
            <ul className={css['topics']} aria-labelledby={category}>
              {own.map((tag) => (
                <li key={tag.id}>
                  <a href={href('/blog', undefined, queryOf(tag))} aria-current={tag.id === chosen?.id ? 'true' : undefined}>
                    {tagName(tag, t, language)} <small>{tag.count}</small>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )
      })}
      {chosen && <a href={href('/blog')}>{t('blog.all')}</a>}
    </nav>
  )
}
