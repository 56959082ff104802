import { parsePageNumber } from '#core/kernel/page-number.ts'
import { descriptionOf, jsonLdOf, newsPageTags, pagedTexts } from '#plugins/publications/contract/ui.ts'
import { tagName } from '#plugins/tags/contract/ui.ts'
import type { I18n } from '#web/runtime/i18n/i18n-context.ts'
import type { PageFeed, PageHead } from '#web/runtime/page-head.ts'
import { pageData } from '#web/server/page-data/page-data.ts'
import { ShowBlogPage, ShowBlogPostPage, ShowContestsPage } from '../use-cases/blog-pages.ts'
import { feedPaths, parseFilter } from './addresses.ts'

const tags = [newsPageTags.section('blog')]

const feedsOf = (t: I18n['t']): readonly PageFeed[] => [
  { type: 'application/rss+xml', title: t('blog.feed'), href: feedPaths.rss },
  { type: 'application/atom+xml', title: `${t('blog.feed')} (Atom)`, href: feedPaths.atom },
]

/** Loads a page of the blog; search engines list it without filters. */
export const blogData = pageData(
  ShowBlogPage,
  ({ query }) => ({ page: parsePageNumber(query['page']), filter: parseFilter(query) }),
  ({ news, filter, chosen }, { t, href, context }): PageHead => {
    const blog = t('blog.title')
    const name = chosen && tagName(chosen, t, context.language)
    const texts = { title: t('blog.page-title'), description: t('blog.description') }
    return {
      ...pagedTexts(t, '/blog', news.curPage, name === null ? texts : { ...texts, title: t('blog.filtered', { tag: name }) }),
      ...(filter && { canonical: '/blog' }),
      noindex: filter !== null || news.items.length === 0,
      tags,
      feeds: feedsOf(t),
      crumbs: name === null ? [{ label: blog }] : [{ label: blog, href: href('/blog') }, { label: name }],
    }
  },
)

/** Loads a post of the blog. */
export const blogPostData = pageData(
  ShowBlogPostPage,
  ({ params }) => ({ slug: params['slug'] ?? '' }),
  ({ news }, { t, href, context: { publicUrl } }): PageHead => {
    const { title, kind, author_name: author, published_at, updated_at } = news
    const description = descriptionOf(news)
    const url = `${publicUrl}${href(`/blog/${news.slug}`)}`
    return {
      values: { title },
      ...(description !== '' && { description }),
      tags,
      feeds: feedsOf(t),
      article: { published: published_at ?? updated_at, modified: updated_at, ...(author !== '' && { author }) },
      crumbs: [{ label: t('blog.title'), href: href('/blog') }, { label: title }],
      jsonLd: [
        {
          ...jsonLdOf(news, { url, publicUrl, publisher: { name: 'Kredka', url: publicUrl } }),
          ...(kind === 'publication' && { '@type': 'BlogPosting' }),
          ...(author !== '' && { author: { '@type': 'Person', name: author } }),
        },
      ],
    }
  },
)

/** Loads the contests. */
export const contestsData = pageData(
  ShowContestsPage,
  ({ query }) => ({ page: parsePageNumber(query['page']) }),
  ({ open, closed }, { t }): PageHead => ({
    ...pagedTexts(t, '/konkursy', closed.curPage, {
      title: t('blog.contests.page-title'),
      description: t('blog.contests.description'),
    }),
    noindex: open.length === 0 && closed.itemsTotal === 0,
    tags: [...tags, newsPageTags.section('materials')],
    feeds: feedsOf(t),
    crumbs: [{ label: t('blog.contests.title') }],
  }),
)
