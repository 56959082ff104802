import { Fragment } from 'react'
import { useHref, usePage } from '#web/runtime/page.ts'
import { Slot } from '#web/ui/Slot.tsx'
import type { Block } from '../../contract/info-text.ts'
import { recipientsSlot } from '../../contract/ui.ts'
import css from './blocks.module.css'
import { parseLinks } from './linked-text.ts'
import { OperatorCard } from './OperatorCard.tsx'

/** Renders paragraphs, lists and pairs below each other. */
export const Blocks = ({ of }: { of: readonly Block[] }) => (
  <div className={css['blocks']}>
    {of.map((block, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text is static
      <SingleBlock key={n} block={block} />
    ))}
  </div>
)

const SingleBlock = ({ block }: { block: Block }) => {
  if (typeof block === 'string')
    return (
      <p>
        <LinkedText text={block} />
      </p>
    )
  if ('list' in block)
    return (
      <ul className={css['list']}>
        {block.list.map((line) => (
          <li key={line}>
            <LinkedText text={line} />
          </li>
        ))}
      </ul>
    )
  if ('facts' in block)
    return (
      <dl className={css['facts']}>
        {block.facts.map(([term, description]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <LinkedText text={description} />
            </dd>
          </div>
        ))}
      </dl>
    )
  return block.card === 'operator' ? <OperatorCard /> : <Recipients />
}

/** Texts of plugins about those who receive data. */
const Recipients = () => <Slot slot={recipientsSlot} of={{ parts: usePage().context.layout }} />

/** Renders a text with its links; a link to a missing page becomes plain text. */
const LinkedText = ({ text }: { text: string }) => {
  const href = useHref()
  return parseLinks(text).map(({ text: part, to }, n) => {
    const address = to === undefined ? undefined : resolveTarget(to, href)
    const label = avoidHangingLetters(part)
    // biome-ignore lint/suspicious/noArrayIndexKey: the text is static
    return <Fragment key={n}>{address === undefined ? label : <a href={address}>{label}</a>}</Fragment>
  })
}

/** Prevents one-letter words at the end of a line, as Polish and Ukrainian typography requires. */
const avoidHangingLetters = (text: string) => text.replace(/(?<=^|[\s(„«])(\p{L}) /gu, '$1\u00a0')

/** Resolves a link target: a route name with parameters and an anchor (`faq_audience?audience=rodzic#mapa`), or a URL of another host. */
const resolveTarget = (to: string, href: ReturnType<typeof useHref>): string | undefined => {
  if (to.startsWith('https://')) return to
  const [, name = '', params = '', anchor = ''] = /^([\w-]+)(?:\?([^#]*))?(#.*)?$/.exec(to) ?? []
  const path = href(name, Object.fromEntries(new URLSearchParams(params)))
  return path === undefined ? undefined : path + anchor
}
