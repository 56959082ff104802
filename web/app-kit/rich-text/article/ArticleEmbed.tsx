import { TriangleAlert } from 'lucide-react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { EmbedContent } from '../in-page/PageEmbed.tsx'
import type { EmbedProps } from '../nodes/EmbedNode.tsx'
import { EmbedTools } from '../nodes/EmbedTools.tsx'
import { useEmbedSelection } from '../nodes/embed-selection.ts'
import css from './article.module.css'

/** Picture, file, card of a film or rule as readers see it, with the buttons that change and remove it. */
export const ArticleEmbed = ({ of: node }: EmbedProps) => {
  const t = useT()
  const [isSelected, select] = useEmbedSelection(node.getKey())
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard selects it with the arrow keys
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard selects it with the arrow keys
    <div
      className={css['embed']}
      data-selected={isSelected || undefined}
      onClick={(event) => {
        // Links of a card lead away from what is written.
        event.preventDefault()
        select()
      }}
    >
      <EmbedContent of={node} />
      {node.__undescribed && (
        <strong className={css['undescribed']}>
          <Icon of={TriangleAlert} />
          {t('rich-text.undescribed')}
        </strong>
      )}
      <span className={css['embed-tools']}>
        <EmbedTools of={node} />
      </span>
    </div>
  )
}
