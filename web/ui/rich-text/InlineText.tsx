import { Fragment, type ReactNode, useContext } from 'react'
import { isOwnPage } from '#core/rich-text/addresses.ts'
import type { InlineNode, TextNode } from '#core/rich-text/document.ts'
import { textFormats } from '#core/rich-text/formats.ts'
import { type Mark, MarksContext } from './marks.ts'
import { OwnPageHrefContext } from './own-pages.ts'

const wraps: readonly (readonly [number, (text: ReactNode) => ReactNode])[] = [
  [textFormats.subscript, (text) => <sub>{text}</sub>],
  [textFormats.superscript, (text) => <sup>{text}</sup>],
  [textFormats.underline, (text) => <u>{text}</u>],
  [textFormats.strike, (text) => <s>{text}</s>],
  [textFormats.italic, (text) => <em>{text}</em>],
  [textFormats.bold, (text) => <strong>{text}</strong>],
]

const renderText = ({ text, format }: TextNode): ReactNode =>
  wraps.reduce<ReactNode>((content, [bit, wrap]) => (format & bit ? wrap(content) : content), text)

const markedText = (text: ReactNode, mark: Mark | undefined): ReactNode => {
  if (mark === undefined) return text
  return mark.day === undefined ? (
    <span id={mark.id}>{text}</span>
  ) : (
    <time id={mark.id} dateTime={mark.day}>
      {text}
    </time>
  )
}

/** Content of a line: texts with their formats, links, ends of lines. Links out of this site pass nothing on. */
export const InlineText = ({ of }: { readonly of: readonly InlineNode[] }): ReactNode => {
  const ownPageHref = useContext(OwnPageHrefContext)
  const marks = useContext(MarksContext)
  const hrefOf = (url: string) => (isOwnPage(url) ? ownPageHref(url) : url)
  return of.map((node, n) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
    if (node.type === 'linebreak') return <br key={n} />
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
    if (node.type === 'text') return <Fragment key={n}>{markedText(renderText(node), marks.get(node))}</Fragment>
    const isForeign = /^https?:/i.test(node.url) && !isOwnPage(node.url)
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
      <a key={n} id={marks.get(node)?.id} href={hrefOf(node.url)} {...(isForeign && { rel: 'nofollow ugc noopener noreferrer' })}>
        <InlineText of={node.children} />
      </a>
    )
  })
}
