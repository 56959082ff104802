import type { Block } from '../../contract/info-text.ts'
import css from './blocks.module.css'
import { LinkedText } from './LinkedText.tsx'
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
  return <OperatorCard />
}
