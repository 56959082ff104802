import type { ReactNode } from 'react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { AttachmentCard, FilmCard, ImageFigure } from '#web/ui/rich-text/files.tsx'
import css from '#web/ui/rich-text/in-page.module.css'
import { useEditorParts } from '../editor/editor-context.ts'
import type { EmbedNode } from '../nodes/EmbedNode.ts'
import { selectEmbed } from '../nodes/select-embed.ts'
import { useIsSelected } from '../nodes/selected-embed.ts'

/** Picture, file, card of a film or rule as readers see it; a press selects it for the tools above the page. */
export const PageEmbed = ({ of: node }: { readonly of: EmbedNode }) => {
  const { editor } = useEditorParts()
  const key = node.getKey()
  const isSelected = useIsSelected(editor, key)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard selects it with the arrow keys
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard selects it with the arrow keys
    <div className={css['embed']} data-selected={isSelected || undefined} onClick={() => selectEmbed(editor, key)}>
      <Content of={node} />
    </div>
  )
}

const Content = ({ of: node }: { readonly of: EmbedNode }): ReactNode => {
  const t = useT()
  const { uploads } = useEditorParts()
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
