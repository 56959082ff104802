/** Page as a crawler without JavaScript sees it. */
export interface ParsedPage {
  readonly lang: string | undefined
  readonly title: string | undefined
  readonly description: string | undefined
  readonly robots: string | undefined
  readonly canonical: string | undefined
  readonly alternates: Readonly<Record<string, string>>
  readonly headings: readonly string[]
  readonly links: readonly string[]
  /** Links without `rel="nofollow"`, by which search engines find pages. */
  readonly followed: readonly string[]
  readonly jsonLd: readonly Record<string, unknown>[]
  readonly text: string
}

const decodeEntities = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
const textOf = (html: string) =>
  decodeEntities(html.replace(/<(script|style|svg|head|template)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]+>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
const attribute = (tag: string, name: string) => {
  const found = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]
  return found === undefined ? undefined : decodeEntities(found)
}
const tags = (html: string, name: string) => html.match(new RegExp(`<${name}\\b[^>]*>`, 'gi')) ?? []

/** Extracts from the product's HTML what a crawler uses. */
export const parsePage = (html: string): ParsedPage => {
  const metaTags = tags(html, 'meta')
  const links = tags(html, 'link')
  const anchors = tags(html, 'a')
  const meta = (name: string) =>
    metaTags
      .map((tag) => (attribute(tag, 'name') === name ? attribute(tag, 'content') : undefined))
      .find((content) => content !== undefined)
  const inside = (name: string) =>
    [...html.matchAll(new RegExp(`<${name}\\b[^>]*>([\\s\\S]*?)</${name}>`, 'gi'))].map(([, text = '']) => textOf(text))
  const jsonLd = [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  )
  return {
    lang: attribute(tags(html, 'html')[0] ?? '', 'lang'),
    title: inside('title')[0],
    description: meta('description'),
    robots: meta('robots'),
    canonical: links
      .map((tag) => (attribute(tag, 'rel') === 'canonical' ? attribute(tag, 'href') : undefined))
      .find((href) => href !== undefined),
    alternates: Object.fromEntries(
      links.flatMap((tag) => {
        const lang = attribute(tag, 'hreflang')
        const href = attribute(tag, 'href')
        return attribute(tag, 'rel') === 'alternate' && lang && href ? [[lang, href]] : []
      }),
    ),
    headings: inside('h1'),
    links: anchors.flatMap((tag) => attribute(tag, 'href') ?? []),
    followed: anchors.flatMap((tag) => (attribute(tag, 'rel')?.split(' ').includes('nofollow') ? [] : (attribute(tag, 'href') ?? []))),
    jsonLd,
    text: textOf(html),
  }
}
