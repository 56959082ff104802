import type { RichText } from '#core/rich-text/document.ts'
import { excerptOf } from '#core/rich-text/read-document.ts'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
// Control characters, which XML 1.0 cannot contain in any form.
const inXml = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign).replace(/[^\P{Cc}\t\n\r]/gu, '')

/** Characters of the description of a post without a lead. */
const described = 300

/** Post as a feed shows it; moments are ISO 8601. */
export interface FeedPost {
  readonly slug: string
  readonly title: string
  readonly lead: string
  readonly content: RichText
  readonly author_name: string
  readonly published_at: string | null
  readonly updated_at: string
}

/** Feed of posts: its title, the address of its page, where its posts are, and the posts, the newest first. */
export interface Feed {
  readonly title: string
  readonly address: string
  readonly urlOf: (post: FeedPost) => string
  readonly posts: readonly FeedPost[]
}

const entriesOf = ({ posts, urlOf }: Feed) =>
  posts.map((post) => ({
    title: inXml(post.title),
    url: inXml(urlOf(post)),
    text: inXml(post.lead || excerptOf(post.content, described)),
    author: inXml(post.author_name),
    published: new Date(post.published_at ?? 0),
    updated: new Date(post.updated_at),
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
