import { type ReactNode, useCallback, useRef } from 'react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { choosable } from '../../files/accepted-files.ts'
import { shownEndings } from '../editor/picture-endings.ts'
import type { FileUse, Uploads } from '../editor/use-uploads.ts'
import type { RichTextTools } from '../rich-text-tools.ts'

interface FileChooser {
  /** Lets the writer choose files, which are uploaded into the text. */
  readonly chooseFile: (use: FileUse) => void
  /** Hidden control behind it. */
  readonly chooser: ReactNode
}

/** Chooser of files for the tools of an editor. */
export const useFileChooser = ({ upload, accept = '' }: RichTextTools, uploads: Uploads): FileChooser => {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const use = useRef<FileUse>('image')
  const chooseFile = useCallback(
    (wanted: FileUse) => {
      const control = input.current
      if (!control) return
      use.current = wanted
      control.accept = choosable(wanted === 'image' ? shownEndings(accept) : accept)
      control.click()
    },
    [accept],
  )
  const chooser = upload && (
    <input
      ref={input}
      type="file"
      hidden
      multiple
      aria-label={t('rich-text.tool.attachment')}
      onChange={({ target }) => {
        uploads.add([...(target.files ?? [])], use.current)
        // The same file may be chosen again.
        target.value = ''
      }}
    />
  )
  return { chooseFile, chooser }
}
