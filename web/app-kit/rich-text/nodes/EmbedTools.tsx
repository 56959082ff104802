import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $getNodeByKey } from 'lexical'
import { Crop, Pencil, Trash2 } from 'lucide-react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { useEditorTools } from '../editor/editor-tools.ts'
import type { EmbedProps } from './EmbedNode.tsx'

/** Buttons that change, crop and remove a block that is no text. */
export const EmbedTools = ({ of: node }: EmbedProps) => {
  const t = useT()
  const [editor] = useLexicalComposerContext()
  const { openDialog, tools, uploads } = useEditorTools()
  const key = node.getKey()
  const block = node.__block
  const dialog = block.type === 'horizontalrule' ? null : ({ kind: block.type === 'image' ? 'picture' : block.type, key } as const)
  const upload = block.type === 'image' ? uploads.find(block.upload) : undefined
  // Cutting would end the animation of a GIF.
  const isCroppable = upload !== undefined && upload.mime !== 'image/gif' && tools.upload !== undefined
  const remove = () => {
    editor.update(() => {
      const found = $getNodeByKey(key)
      found?.selectPrevious()
      found?.remove()
    })
    editor.focus()
  }
  return (
    <>
      {dialog && !(block.type === 'image' && block.upload === '') && (
        <Button small look="outline" onClick={() => openDialog(dialog)}>
          <Icon of={Pencil} />
          {t('rich-text.embed.change')}
        </Button>
      )}
      {isCroppable && (
        <Button small look="outline" onClick={() => openDialog({ kind: 'crop', key })}>
          <Icon of={Crop} />
          {t('rich-text.crop')}
        </Button>
      )}
      <Button small look="outline" onClick={remove} aria-label={t('rich-text.embed.remove')}>
        <Icon of={Trash2} />
      </Button>
    </>
  )
}
