import type { ReactNode } from 'react'
import { fileSize } from '#core/kernel/formats.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import type { UploadView } from '#plugins/uploads/contract/ui.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { FileCard } from '#web/ui/media/FileCard.tsx'
import css from './article.module.css'
import { fileIcons } from './file-icons.ts'

interface AttachmentsProps {
  readonly of: readonly UploadView[]
  /** Renders what can be done with a file. */
  readonly actions?: (file: UploadView) => ReactNode
}

/** Files of a post as links, each with its first page, kind and size. */
export const Attachments = ({ of: files, actions }: AttachmentsProps) => {
  const t = useT()
  const language = useLanguage()
  return (
    <ul className={css['files']}>
      {files.map((file) => (
        <li key={file.id}>
          <FileCard
            icon={fileIcons[file.kind]}
            firstPage={file.preview}
            title={
              <a href={file.url} download={file.name}>
                {file.name}
              </a>
            }
            note={`${t(messageKey('publications.file', file.kind))} · ${fileSize(file.size, language)}`}
            actions={actions?.(file)}
          />
        </li>
      ))}
    </ul>
  )
}
