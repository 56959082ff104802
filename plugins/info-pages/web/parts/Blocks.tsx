import type { Block } from '../../contract/info-text.ts'
import css from './blocks.module.css'
import { LinkedText } from './LinkedText.tsx'
import { OperatorCard } from './OperatorCard.tsx'

/** Paragraphs, lists and pairs, one below the other. */
export const Blocks = ({ of }: { of: readonly Block[] }) => (
  <div className={css['blocks']}>
    {of.map((block, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes once it is drawn
      <OneBlock key={n} block={block} />
    ))}
  </div>
)

const OneBlock = ({ block }: { block: Block }) => {
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
        {block.facts.map(([word, said]) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>
              <LinkedText text={said} />
            </dd>
          </div>
        ))}
      </dl>
    )
  return <OperatorCard />
}
