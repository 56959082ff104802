import { Fragment } from 'react'
import { useHref } from '#web/here.ts'
import { partsOf } from './linked-text.ts'

/** A text with its links; words that lead to a page nobody brings stay words. */
export const LinkedText = ({ text }: { text: string }) => {
  const href = useHref()
  return partsOf(text).map(({ words, to }, n) => {
    const address = to === undefined ? undefined : addressOf(to, href)
    // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes once it is drawn
    return <Fragment key={n}>{address === undefined ? unhung(words) : <a href={address}>{unhung(words)}</a>}</Fragment>
  })
}

/** No one-letter word is left hanging at the end of a line, as Polish and Ukrainian typesetting has it. */
const unhung = (words: string) => words.replace(/(?<=^|[\s(„«])(\p{L}) /gu, '$1\u00a0')

/** `faq_audience?audience=rodzic#mapa`: a route name with its parameters and an anchor; or an address of another host. */
const addressOf = (to: string, href: ReturnType<typeof useHref>): string | undefined => {
  if (to.startsWith('https://')) return to
  const [, name = '', params = '', anchor = ''] = /^([\w-]+)(?:\?([^#]*))?(#.*)?$/.exec(to) ?? []
  const path = href(name, Object.fromEntries(new URLSearchParams(params)))
  return path === undefined ? undefined : path + anchor
}
