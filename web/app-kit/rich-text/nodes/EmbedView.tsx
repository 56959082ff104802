import { FileText, Film, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { FileCard } from '#web/ui/media/FileCard.tsx'
import { Picture } from '#web/ui/media/Picture.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import css from '../editor/editor.module.css'
import { useEditorTools } from '../editor/editor-tools.ts'
import type { EmbedProps } from './EmbedNode.tsx'
import { EmbedTools } from './EmbedTools.tsx'
import { useEmbedSelection } from './embed-selection.ts'

/** Picture, file, card of a film or rule in the editor, with the buttons that change and remove it. */
export const EmbedView = ({ of: node }: EmbedProps) => {
  const [isSelected, select] = useEmbedSelection(node.getKey())
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard selects it with the arrow keys
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard selects it with the arrow keys
    <div
      className={css['embed']}
      contentEditable={false}
      data-selected={isSelected || undefined}
      data-type={node.__block.type}
      onClick={select}
    >
      <Content of={node} />
      <span className={css['embed-tools']}>
        <EmbedTools of={node} />
      </span>
    </div>
  )
}

const Content = ({ of: node }: EmbedProps): ReactNode => {
  const t = useT()
  const { uploads } = useEditorTools()
  const block = node.__block
  switch (block.type) {
    case 'horizontalrule':
      return <hr />
    case 'film':
      return <FileCard icon={Film} title={<strong>{block.title || t('rich-text.film.untitled')}</strong>} note={block.url} />
    case 'attachment': {
      const upload = uploads.find(block.upload)
      return (
        <FileCard
          icon={FileText}
          firstPage={upload?.preview}
          title={<strong>{block.name || upload?.name || t('rich-text.file.waiting')}</strong>}
          note={upload?.name}
        />
      )
    }
    case 'image': {
      const upload = uploads.find(block.upload)
      if (block.upload === '') return <p className={css['waiting']}>{t('rich-text.picture.waiting')}</p>
      return (
        <figure className={css['picture']} data-width={block.width}>
          {upload ? <Picture of={upload} alt={block.alt} sizes="(min-width: 740px) 700px, 100vw" /> : <p>{t('rich-text.picture.gone')}</p>}
          <figcaption>
            {block.caption && <span>{block.caption}</span>}
            {node.__undescribed ? (
              <strong className={css['undescribed']}>
                <Icon of={TriangleAlert} />
                {t('rich-text.undescribed')}
              </strong>
            ) : (
              <small>{block.alt === '' ? t('rich-text.picture.decorative') : t('rich-text.picture.alt-is', { alt: block.alt })}</small>
            )}
          </figcaption>
        </figure>
      )
    }
  }
}
