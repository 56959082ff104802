import type { RichText } from '#core/rich-text/document.ts'
import { excerptOf } from '#core/rich-text/read-document.ts'
import type { UploadView } from '#plugins/uploads/contract/upload.ts'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
// Control characters, which XML 1.0 cannot contain in any form.
const inXml = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign).replace(/[^\P{Cc}\t\n\r]/gu, '')

/** Characters of the description of a post without a lead. */
const described = 300

/** Post as a feed shows it; moments are ISO 8601. */
export interface FeedPost {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly lead: string
  readonly content: RichText
  readonly author_name: string
  readonly published_at: string | null
  readonly updated_at: string
  readonly cover: Pick<UploadView, 'url' | 'mime' | 'size'> | null
}

/**
 * Feed of posts: its title, its own address, the address of its page, where its posts are, and the posts, the newest
 * first. Written here, not by the package feed: it puts what people write into CDATA sections, which a text with two
 * `]]>` leaves, keeps control characters, and calls JPEG pictures `image/jpg`.
 */
export interface Feed {
  readonly title: string
  readonly self: string
  readonly address: string
  readonly urlOf: (post: FeedPost) => string
  readonly posts: readonly FeedPost[]
}

const entriesOf = ({ posts, urlOf, address }: Feed) =>
  posts.map((post) => ({
    // Of the post, whose title and address may change: readers show it once.
    id: `urn:uuid:${post.id}`,
    title: inXml(post.title),
    url: inXml(urlOf(post)),
    text: inXml(post.lead || excerptOf(post.content, described)),
    author: inXml(post.author_name),
    published: new Date(post.published_at ?? 0),
    updated: new Date(post.updated_at),
    picture: post.cover && { url: inXml(new URL(post.cover.url, address).href), type: inXml(post.cover.mime), length: post.cover.size },
  }))

/** Returns a feed as RSS 2.0. */
export const rssOf = (feed: Feed): string => {
  const title = inXml(feed.title)
  const items = entriesOf(feed).map(({ id, title, url, text, published, picture }) =>
    [
      '<item>',
      `<title>${title}</title>`,
      `<link>${url}</link>`,
      `<guid isPermaLink="false">${id}</guid>`,
      `<description>${text}</description>`,
      `<pubDate>${published.toUTCString()}</pubDate>`,
      picture ? `<enclosure url="${picture.url}" length="${picture.length}" type="${picture.type}"/>` : '',
      '</item>',
    ].join(''),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${title}</title><link>${inXml(feed.address)}</link><description>${title}</description>`,
    `<atom:link rel="self" type="application/rss+xml" href="${inXml(feed.self)}"/>`,
    ...items,
    '</channel></rss>\n',
  ].join('')
}

/** Returns a feed as Atom (RFC 4287). */
export const atomOf = (feed: Feed): string => {
  const entries = entriesOf(feed)
  const updated = entries.reduce((latest, entry) => (entry.updated > latest ? entry.updated : latest), new Date(0))
  const title = inXml(feed.title)
  const self = inXml(feed.self)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">',
    `<title>${title}</title><id>${self}</id><updated>${updated.toISOString()}</updated>`,
    `<link rel="self" href="${self}"/><link href="${inXml(feed.address)}"/><author><name>${title}</name></author>`,
    ...entries.map((entry) =>
      [
        '<entry>',
        `<title>${entry.title}</title><id>${entry.id}</id><link href="${entry.url}"/>`,
        `<published>${entry.published.toISOString()}</published><updated>${entry.updated.toISOString()}</updated>`,
        entry.author === '' ? '' : `<author><name>${entry.author}</name></author>`,
        `<summary>${entry.text}</summary>`,
        entry.picture
          ? `<link rel="enclosure" href="${entry.picture.url}" length="${entry.picture.length}" type="${entry.picture.type}"/>`
          : '',
        '</entry>',
      ].join(''),
    ),
    '</feed>\n',
  ].join('')
}
