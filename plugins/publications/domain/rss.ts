import { excerptOf } from '#core/rich-text/read-document.ts'
import type { News } from './publication.ts'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
// Control characters, which XML 1.0 cannot contain in any form.
const inXml = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign).replace(/[^\P{Cc}\t\n\r]/gu, '')

/** Characters of the description of a post without a lead. */
const described = 300

/** Returns posts of a facility as RSS 2.0; `url` is that of the site, without a trailing slash. */
export const rssOf = (facility: { readonly slug: string; readonly name: string }, posts: readonly News[], url: string): string => {
  const list = `${url}/placowka/${facility.slug}/aktualnosci`
  const items = posts.map(({ slug, title, lead, content, published_at }) =>
    [
      '<item>',
      `<title>${inXml(title)}</title>`,
      `<link>${inXml(`${list}/${slug}`)}</link>`,
      `<guid isPermaLink="true">${inXml(`${list}/${slug}`)}</guid>`,
      `<description>${inXml(lead || excerptOf(content, described))}</description>`,
      `<pubDate>${new Date(published_at ?? 0).toUTCString()}</pubDate>`,
      '</item>',
    ].join(''),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel>',
    `<title>${inXml(facility.name)}</title><link>${inXml(list)}</link><description>${inXml(facility.name)}</description>`,
    ...items,
    '</channel></rss>\n',
  ].join('')
}
