import { type ComponentType, type ReactNode, useCallback, useMemo, useState } from 'react'
import { UploadRow } from '../../files/UploadRow.tsx'
import { useDialogs } from '../dialogs/use-dialogs.tsx'
import { type EmbedProps, EmbedViewContext } from '../nodes/EmbedNode.tsx'
import type { RichTextTools } from '../rich-text-tools.ts'
import css from './editor.module.css'
import { EditorToolsContext } from './editor-tools.ts'
import { Notices } from './Notices.tsx'
import { useUploads } from './use-uploads.ts'

interface EditorShellProps {
  readonly tools: RichTextTools
  readonly Embed: ComponentType<EmbedProps>
  readonly children: ReactNode
}

/** Provides what the parts of an editor share; below them are files on their way, notices and the open dialog. */
export const EditorShell = ({ tools, Embed, children }: EditorShellProps) => {
  const [notices, setNotices] = useState<readonly string[]>([])
  const { dialog, openDialog } = useDialogs(setNotices)
  const describe = useCallback((key: string) => openDialog({ kind: 'picture', key }, false), [openDialog])
  const uploads = useUploads({ tools, onPicture: describe })
  const shared = useMemo(() => ({ tools, uploads, openDialog, notify: setNotices }), [tools, uploads, openDialog])
  return (
    <EditorToolsContext value={shared}>
      <EmbedViewContext value={Embed}>{children}</EmbedViewContext>
      {uploads.items.length > 0 && (
        <ul className={css['uploads']}>
          {uploads.items.map((item) => (
            <UploadRow key={item.key} of={item} onRemove={() => uploads.remove(item.key)} onRetry={() => uploads.retry(item.key)} />
          ))}
        </ul>
      )}
      <Notices of={notices} onClose={() => setNotices([])} />
      {dialog}
    </EditorToolsContext>
  )
}
