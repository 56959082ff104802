import type { ReactNode } from 'react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { AttachmentCard, FilmCard, ImageFigure } from '#web/ui/rich-text/files.tsx'
import css from '#web/ui/rich-text/in-page.module.css'
import { useEditorTools } from '../editor/editor-tools.ts'
import type { EmbedProps } from '../nodes/EmbedNode.tsx'
import { useEmbedSelection } from '../nodes/embed-selection.ts'

/** Picture, file, card of a film or rule as readers see it; a press selects it for the tools above the page. */
export const PageEmbed = ({ of: node }: EmbedProps) => {
  const [isSelected, select] = useEmbedSelection(node.getKey())
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard selects it with the arrow keys
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard selects it with the arrow keys
    <div className={css['embed']} data-selected={isSelected || undefined} onClick={select}>
      <EmbedContent of={node} />
    </div>
  )
}

/** Picture, file, card of a film or rule as readers see it. */
export const EmbedContent = ({ of: node }: EmbedProps): ReactNode => {
  const t = useT()
  const { uploads } = useEditorTools()
  const block = node.__block
  switch (block.type) {
    case 'horizontalrule':
      return <hr />
    case 'film':
      return <FilmCard of={block} />
    case 'attachment':
      return block.upload === '' ? (
        <p className={css['waiting']}>{t('rich-text.file.waiting')}</p>
      ) : (
        <AttachmentCard of={block} upload={uploads.find(block.upload)} />
      )
    case 'image':
      return block.upload === '' ? (
        <p className={css['waiting']}>{t('rich-text.picture.waiting')}</p>
      ) : (
        <ImageFigure of={block} upload={uploads.find(block.upload)} />
      )
  }
}
