import { useCallback, useMemo, useState } from 'react'
import { tagOf } from '#core/kernel/language.ts'
import { useLanguage } from '#web/runtime/i18n/i18n-context.ts'
import { UploadRow } from '../../files/UploadRow.tsx'
import { Dialogs } from '../dialogs/Dialogs.tsx'
import type { OpenDialog } from '../dialogs/dialog.ts'
import { Embeds } from '../nodes/Embeds.tsx'
import { EmbedView } from '../nodes/EmbedView.tsx'
import { usePaste } from '../paste/use-paste.ts'
import type { RichTextTools } from '../rich-text-tools.ts'
import { Toolbar } from '../toolbar/Toolbar.tsx'
import { Counter } from './Counter.tsx'
import css from './editor.module.css'
import { EditorContext } from './editor-context.ts'
import { Notices } from './Notices.tsx'
import { type FieldControl, useEditor } from './use-editor.ts'
import { useUploads } from './use-uploads.ts'

/** Props of the editor. */
export interface EditorProps {
  /** Id of the element that is edited. */
  readonly id: string
  readonly labelId: string
  readonly aria: Readonly<Record<string, string | boolean>>
  readonly control: FieldControl
  /** Position of the caret in the plain text field, after which the editor gets the focus; `null`: nobody was typing. */
  readonly caret: number | null
  readonly tools: RichTextTools
}

/** Editor of a rich text; loaded when a page shows a field of one. */
export const Editor = ({ id, labelId, aria, control, caret, tools }: EditorProps) => {
  const language = useLanguage()
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const [notices, setNotices] = useState<readonly string[]>([])
  const { editor, attach } = useEditor({ control, caret, labelId, max: tools.max })
  // A dialog that is open stays; the picture says by itself that it needs a description.
  const describe = useCallback((key: string) => setDialog((open) => open ?? { kind: 'picture', key }), [])
  const uploads = useUploads({ editor, tools, onPicture: describe })
  usePaste({ editor, uploads, takesFiles: tools.upload !== undefined, notify: setNotices })
  const parts = useMemo(() => ({ editor, tools, uploads, openDialog: setDialog, notify: setNotices }), [editor, tools, uploads])
  return (
    <EditorContext value={parts}>
      <div className={css['frame']} data-invalid={aria['aria-invalid']}>
        <Toolbar controls={id} />
        {/* biome-ignore lint/a11y/useSemanticElements: a text area has no formats */}
        <div
          {...aria}
          ref={attach}
          id={id}
          className={css['text']}
          contentEditable
          suppressContentEditableWarning
          role="textbox"
          tabIndex={0}
          aria-multiline="true"
          aria-labelledby={labelId}
          lang={tagOf[language]}
          spellCheck
        />
        <Embeds View={EmbedView} />
        <Counter />
      </div>
      {uploads.items.length > 0 && (
        <ul className={css['uploads']}>
          {uploads.items.map((item) => (
            <UploadRow key={item.key} of={item} onRemove={() => uploads.remove(item.key)} onRetry={() => uploads.retry(item.key)} />
          ))}
        </ul>
      )}
      <Notices of={notices} onClose={() => setNotices([])} />
      <Dialogs open={dialog} onClose={() => setDialog(null)} />
    </EditorContext>
  )
}
