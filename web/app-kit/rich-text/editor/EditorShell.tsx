import type { LexicalEditor } from 'lexical'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { UploadRow } from '../../files/UploadRow.tsx'
import { useDialogs } from '../dialogs/use-dialogs.tsx'
import { usePaste } from '../paste/use-paste.ts'
import type { RichTextTools } from '../rich-text-tools.ts'
import css from './editor.module.css'
import { EditorContext, type EditorParts } from './editor-context.ts'
import { Notices } from './Notices.tsx'
import { useUploads } from './use-uploads.ts'

interface EditorShellProps {
  readonly editor: LexicalEditor
  readonly enableTables: EditorParts['enableTables']
  readonly tools: RichTextTools
  readonly children: ReactNode
}

/** Provides what the parts of an editor share; below them are files on their way, notices and the open dialog. */
export const EditorShell = ({ editor, enableTables, tools, children }: EditorShellProps) => {
  const [notices, setNotices] = useState<readonly string[]>([])
  const { dialog, openDialog } = useDialogs(setNotices)
  const describe = useCallback((key: string) => openDialog({ kind: 'picture', key }, false), [openDialog])
  const uploads = useUploads({ editor, tools, onPicture: describe })
  usePaste({ editor, enableTables, uploads, takesFiles: tools.upload !== undefined, notify: setNotices })
  const parts = useMemo(
    () => ({ editor, enableTables, tools, uploads, openDialog, notify: setNotices }),
    [editor, enableTables, tools, uploads, openDialog],
  )
  return (
    <EditorContext value={parts}>
      {children}
      {uploads.items.length > 0 && (
        <ul className={css['uploads']}>
          {uploads.items.map((item) => (
            <UploadRow key={item.key} of={item} onRemove={() => uploads.remove(item.key)} onRetry={() => uploads.retry(item.key)} />
          ))}
        </ul>
      )}
      <Notices of={notices} onClose={() => setNotices([])} />
      {dialog}
    </EditorContext>
  )
}
