import { Fragment, type ReactNode, useContext } from 'react'
import { isOwnPage } from '#core/rich-text/addresses.ts'
import type { InlineNode, TextNode } from '#core/rich-text/document.ts'
import { textFormats } from '#core/rich-text/formats.ts'
import { type Annotation, AnnotationsContext } from './annotations.ts'
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

const annotatedText = (text: ReactNode, annotation: Annotation | undefined): ReactNode => {
  if (annotation === undefined) return text
  return annotation.day === undefined ? (
    <span id={annotation.id}>{text}</span>
  ) : (
    <time id={annotation.id} dateTime={annotation.day}>
      {text}
    </time>
  )
}

/** Content of a line: texts with their formats, links, ends of lines. Links out of this site pass nothing on. */
export const InlineText = ({ of }: { readonly of: readonly InlineNode[] }): ReactNode => {
  const ownPageHref = useContext(OwnPageHrefContext)
  const annotations = useContext(AnnotationsContext)
  const hrefOf = (url: string) => (isOwnPage(url) ? ownPageHref(url) : url)
  return of.map((node, n) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
    if (node.type === 'linebreak') return <br key={n} />
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
    if (node.type === 'text') return <Fragment key={n}>{annotatedText(renderText(node), annotations.get(node))}</Fragment>
    const isForeign = /^https?:/i.test(node.url) && !isOwnPage(node.url)
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
      <a key={n} id={annotations.get(node)?.id} href={hrefOf(node.url)} {...(isForeign && { rel: 'nofollow ugc noopener noreferrer' })}>
        <InlineText of={node.children} />
      </a>
    )
  })
}
