import { excerptOf } from '#core/rich-text/read-document.ts'
import type { NewsView } from '../contract/publication.ts'

/** Characters of the description of a post in results of search engines. */
const descriptionLength = 160

/** Returns the description of a post in results of search engines: its lead, else the beginning of its text. */
export const descriptionOf = ({ lead, content }: NewsView): string => lead || excerptOf(content, descriptionLength)

interface ArticleOptions {
  readonly url: string
  readonly publicUrl: string
  readonly publisher: { readonly name: string; readonly url: string }
}

/** Creates the structured data of a post (schema.org Article). */
export const jsonLdOf = (news: NewsView, { url, publicUrl, publisher }: ArticleOptions): Readonly<Record<string, unknown>> => {
  const { title, kind, cover, published_at, updated_at, language } = news
  const organization = { '@type': 'Organization', ...publisher }
  return {
    '@type': kind === 'news' ? 'NewsArticle' : 'Article',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: title,
    description: descriptionOf(news),
    inLanguage: language === 'ua' ? 'uk' : language,
    datePublished: published_at,
    dateModified: updated_at,
    author: organization,
    publisher: organization,
    ...(cover && { image: new URL(cover.variants?.['1280'] ?? cover.url, publicUrl).href }),
  }
}
