import { tagOf } from '#core/kernel/language.ts'
import { useLanguage } from '#web/runtime/i18n/i18n-context.ts'
import { Embeds } from '../nodes/Embeds.tsx'
import { EmbedView } from '../nodes/EmbedView.tsx'
import type { RichTextTools } from '../rich-text-tools.ts'
import { Toolbar } from '../toolbar/Toolbar.tsx'
import { Counter } from './Counter.tsx'
import { EditorShell } from './EditorShell.tsx'
import css from './editor.module.css'
import { type FieldControl, useEditor } from './use-editor.ts'

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
  const { editor, attach, enableTables } = useEditor({ control, caret, labelId, max: tools.max })
  return (
    <EditorShell editor={editor} enableTables={enableTables} tools={tools}>
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
    </EditorShell>
  )
}
