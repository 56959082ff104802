import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $createTableNodeWithDimensions } from '@lexical/table'
import { maxRichText } from '#core/rich-text/limits.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { $insertBlocks } from '../editor/insert-block.ts'
import { DialogCheck } from './DialogCheck.tsx'
import { DialogField } from './DialogField.tsx'
import { EditorDialog } from './EditorDialog.tsx'

const sizeOf = (fields: FormData, name: string, max: number): number =>
  Math.min(max, Math.max(1, Math.trunc(Number(fields.get(name))) || 1))

/** Size of a new table, and whether its first row has the names of columns. */
export const TableDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useT()
  const [editor] = useLexicalComposerContext()
  const accept = (fields: FormData) => {
    const rows = sizeOf(fields, 'rows', maxRichText.rows)
    const columns = sizeOf(fields, 'columns', maxRichText.columns)
    editor.update(() => {
      const table = $createTableNodeWithDimensions(rows, columns, { rows: fields.has('header'), columns: false })
      $insertBlocks([table])
      table.selectStart()
    })
    return true
  }
  return (
    <EditorDialog title={t('rich-text.table.title')} accept={t('rich-text.insert')} onAccept={accept} onClose={onClose}>
      <DialogField
        name="rows"
        type="number"
        label={t('rich-text.table.rows', { max: maxRichText.rows })}
        min={1}
        max={maxRichText.rows}
        defaultValue={3}
      />
      <DialogField
        name="columns"
        type="number"
        label={t('rich-text.table.columns', { max: maxRichText.columns })}
        min={1}
        max={maxRichText.columns}
        defaultValue={3}
      />
      <DialogCheck name="header" label={t('rich-text.table.header')} defaultChecked />
    </EditorDialog>
  )
}
