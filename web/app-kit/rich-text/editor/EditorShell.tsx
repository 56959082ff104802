import { type ComponentType, type ReactNode, useCallback, useMemo, useState } from 'react'
import { UploadRow } from '../../files/UploadRow.tsx'
import { useDialogs } from '../dialogs/use-dialogs.tsx'
import { type EmbedProps, EmbedViewContext } from '../nodes/EmbedNode.tsx'
import type { RichTextTools } from '../rich-text-tools.ts'
import { useFileChooser } from '../toolbar/use-file-chooser.tsx'
import css from './editor.module.css'
import { EditorToolsContext } from './editor-tools.ts'
import { Notices } from './Notices.tsx'
import { useLeaving } from './use-leaving.ts'
import { useUploads } from './use-uploads.ts'

interface EditorShellProps {
  readonly tools: RichTextTools
  readonly Embed: ComponentType<EmbedProps>
  /** The text may be longer than the window: what is said about it stays in view. */
  readonly isArticle?: boolean
  readonly children: ReactNode
}

/** Provides what the parts of an editor share; below them are files on their way, notices and the open dialog. */
export const EditorShell = ({ tools, Embed, isArticle = false, children }: EditorShellProps) => {
  const [notices, setNotices] = useState<readonly string[]>([])
  const { dialog, openDialog } = useDialogs(setNotices)
  const describe = useCallback((key: string) => openDialog({ kind: 'picture', key }, false), [openDialog])
  const uploads = useUploads({ tools, onPicture: describe })
  const isLeaving = useLeaving()
  const { chooseFile, chooser } = useFileChooser(tools, uploads)
  const shared = useMemo(
    () => ({ tools, uploads, openDialog, chooseFile, isLeaving, notify: setNotices }),
    [tools, uploads, openDialog, chooseFile, isLeaving],
  )
  return (
    <EditorToolsContext value={shared}>
      <EmbedViewContext value={Embed}>{children}</EmbedViewContext>
      {chooser}
      {uploads.items.length > 0 && (
        <ul className={css['uploads']}>
          {uploads.items.map((item) => (
            <UploadRow key={item.key} of={item} onRemove={() => uploads.remove(item.key)} onRetry={() => uploads.retry(item.key)} />
          ))}
        </ul>
      )}
      <Notices of={notices} isInView={isArticle} onClose={() => setNotices([])} />
      {dialog}
    </EditorToolsContext>
  )
}
