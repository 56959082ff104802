import { isLinkAddress } from '#core/rich-text/addresses.ts'
import { textFormats } from '#core/rich-text/formats.ts'
import type { InlineContext } from './pasted.ts'

/** Attribute that replaces `style`: the content security policy reports each style attribute that is parsed. */
const styleAttribute = 'data-style'

/** Renames the style attributes of HTML, and removes its style sheets, before it is parsed. */
export const renameStyles = (html: string): string =>
  html
    .replaceAll(/<style[\s>][\s\S]*?<\/style>/gi, '')
    .replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/(\s|["'])style(\s*=)/gi, `$1 ${styleAttribute}$2`))

/** Returns a declaration of an element's style, in small letters; parsing by hand keeps those of Word, such as `mso-list`. */
export const styleOf = (element: Element, property: string): string | null => {
  const style = element.getAttribute(styleAttribute) ?? ''
  return new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, 'i').exec(style)?.[1]?.trim().toLowerCase() ?? null
}

const formatOfTag: Readonly<Record<string, number>> = {
  b: textFormats.bold,
  strong: textFormats.bold,
  i: textFormats.italic,
  em: textFormats.italic,
  cite: textFormats.italic,
  u: textFormats.underline,
  ins: textFormats.underline,
  s: textFormats.strike,
  strike: textFormats.strike,
  del: textFormats.strike,
}

const withBit = (format: number, bit: number, on: boolean) => (on ? format | bit : format & ~bit)

const scripts: Readonly<Record<string, number>> = {
  sub: textFormats.subscript,
  sup: textFormats.superscript,
  super: textFormats.superscript,
  baseline: 0,
}

/** Returns a format with the place of an element's texts at their line: the innermost element says it. */
const withScript = (format: number, element: Element, tag: string): number => {
  const script = scripts[tag] ?? scripts[styleOf(element, 'vertical-align') ?? '']
  return script === undefined ? format : (format & ~(textFormats.subscript | textFormats.superscript)) | script
}

/** Returns the address that a link leads to, also behind the redirection of Google Docs; `null` where a text may not link to it. */
const linkTarget = (link: Element): string | null => {
  const href = link.getAttribute('href')?.trim() ?? ''
  const target = /^https:\/\/www\.google\.com\/url\?/.test(href) ? (new URL(href).searchParams.get('q') ?? '') : href
  return isLinkAddress(target) ? target : null
}

/** Returns what an element says about the texts within it. */
export const contextWithin = (element: Element, { format: outer, url: around, isPre }: InlineContext): InlineContext => {
  const tag = element.tagName.toLowerCase()
  const url = tag === 'a' ? (linkTarget(element) ?? around) : around
  let format = withScript(outer | (formatOfTag[tag] ?? 0), element, tag)
  const weight = styleOf(element, 'font-weight')
  if (weight !== null) format = withBit(format, textFormats.bold, weight.startsWith('bold') || Number(weight) >= 600)
  const slant = styleOf(element, 'font-style')
  if (slant !== null) format = withBit(format, textFormats.italic, slant !== 'normal')
  const line = `${styleOf(element, 'text-decoration') ?? ''} ${styleOf(element, 'text-decoration-line') ?? ''}`
  if (line.includes('underline')) format |= textFormats.underline
  if (line.includes('line-through')) format |= textFormats.strike
  // Links are underlined anyway.
  if (url !== null) format &= ~textFormats.underline
  return { format, url, isPre: isPre || tag === 'pre' || /^pre/.test(styleOf(element, 'white-space') ?? '') }
}

/** Tells if nobody was meant to see an element. */
export const isHidden = (element: Element): boolean =>
  element.hasAttribute('hidden') || styleOf(element, 'display') === 'none' || styleOf(element, 'mso-hide') === 'all'
