import { excerptOf } from '#core/rich-text/read-document.ts'
import type { News } from './publication.ts'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
// Control characters, which XML 1.0 cannot contain in any form.
const inXml = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign).replace(/[^\P{Cc}\t\n\r]/gu, '')

/** Characters of the description of a post without a lead. */
const described = 300

/** Feed of posts: its title, the address of its page, where its posts are, and the posts, the newest first. */
export interface Feed {
  readonly title: string
  readonly address: string
  readonly urlOf: (news: News) => string
  readonly posts: readonly News[]
}

const entriesOf = ({ posts, urlOf }: Feed) =>
  posts.map((news) => ({
    title: inXml(news.title),
    url: inXml(urlOf(news)),
    text: inXml(news.lead || excerptOf(news.content, described)),
    author: inXml(news.author_name),
    published: new Date(news.published_at ?? 0),
    updated: new Date(news.updated_at),
  }))

/** Returns a feed as RSS 2.0. */
export const rssOf = (feed: Feed): string => {
  const title = inXml(feed.title)
  const items = entriesOf(feed).map(({ title, url, text, published }) =>
    [
      '<item>',
      `<title>${title}</title>`,
      `<link>${url}</link>`,
      `<guid isPermaLink="true">${url}</guid>`,
      `<description>${text}</description>`,
      `<pubDate>${published.toUTCString()}</pubDate>`,
      '</item>',
    ].join(''),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel>',
    `<title>${title}</title><link>${inXml(feed.address)}</link><description>${title}</description>`,
    ...items,
    '</channel></rss>\n',
  ].join('')
}

/** Returns a feed as Atom (RFC 4287); `self` is its own address. */
export const atomOf = (feed: Feed, self: string): string => {
  const entries = entriesOf(feed)
  const updated = entries.reduce((latest, entry) => (entry.updated > latest ? entry.updated : latest), new Date(0))
  const title = inXml(feed.title)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">',
    `<title>${title}</title><id>${inXml(self)}</id><updated>${updated.toISOString()}</updated>`,
    `<link rel="self" href="${inXml(self)}"/><link href="${inXml(feed.address)}"/><author><name>${title}</name></author>`,
    ...entries.map((entry) =>
      [
        '<entry>',
        `<title>${entry.title}</title><id>${entry.url}</id><link href="${entry.url}"/>`,
        `<published>${entry.published.toISOString()}</published><updated>${entry.updated.toISOString()}</updated>`,
        entry.author === '' ? '' : `<author><name>${entry.author}</name></author>`,
        `<summary>${entry.text}</summary>`,
        '</entry>',
      ].join(''),
    ),
    '</feed>\n',
  ].join('')
}
