import type { NodeKey } from 'lexical'
import { maxRichText } from '#core/rich-text/limits.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { DialogField } from './DialogField.tsx'
import { EditorDialog } from './EditorDialog.tsx'
import { textOf } from './text-of.ts'
import { useEmbed } from './use-embed.ts'

/** Name of a file that readers see. */
export const AttachmentDialog = ({ of: key, onClose }: { readonly of: NodeKey; readonly onClose: () => void }) => {
  const t = useT()
  const { block, replace } = useEmbed(key, 'attachment')
  if (!block) return null
  const accept = (fields: FormData) => {
    replace({ ...block, name: textOf(fields, 'name', maxRichText.caption) || block.name })
    return true
  }
  return (
    <EditorDialog title={t('rich-text.file.title')} accept={t('rich-text.save')} onAccept={accept} onClose={onClose}>
      <DialogField
        name="name"
        label={t('rich-text.file.name')}
        hint={t('rich-text.file.name-hint')}
        defaultValue={block.name}
        maxLength={maxRichText.caption}
      />
    </EditorDialog>
  )
}
