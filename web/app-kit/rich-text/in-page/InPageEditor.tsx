import { $createRangeSelectionFromDom, $getNearestNodeFromDOMNode, $getRoot, $setSelection } from 'lexical'
import { use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RichText } from '#core/rich-text/document.ts'
import { documentOfField, fieldOfDocument } from '#core/rich-text/field-value.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { EditorShell } from '../editor/EditorShell.tsx'
import { useEditor } from '../editor/use-editor.ts'
import { Embeds } from '../nodes/Embeds.tsx'
import { EmbedTools } from '../nodes/EmbedTools.tsx'
import { selectEmbed } from '../nodes/select-embed.ts'
import { useSelectedEmbed } from '../nodes/selected-embed.ts'
import type { RichTextTools } from '../rich-text-tools.ts'
import { loadedTables, loadTables } from '../tables/load-tables.ts'
import { hasTable } from '../tables/table-nodes.ts'
import { Toolbar } from '../toolbar/Toolbar.tsx'
import { embedAt, makeEditable, type Point, placeCaretAt } from './editable.ts'
import css from './in-page.module.css'
import { PageEmbed } from './PageEmbed.tsx'
import { pageLook } from './page-look.ts'
import { useLeaving } from './use-leaving.ts'

interface InPageEditorProps {
  /** Element that shows the text to readers; its page may be in a frame, and needs no scripts. */
  readonly root: HTMLElement
  /** Level of the largest headings of the text on its page. */
  readonly level: 2 | 3
  /** Name of the text for screen readers. */
  readonly label: string
  /** Text with which the editor begins; it keeps its own state from then on. */
  readonly text: RichText
  readonly onText: (text: RichText) => void
  readonly tools: RichTextTools
  /** Point at which the text was pressed; `null`: the caret goes to its end. */
  readonly point: Point | null
  /** Told whether the writer says that the text is done, or has gone elsewhere. */
  readonly onLeave: (isDone: boolean) => void
}

/**
 * Editor of a rich text in the page that shows it: the page keeps its styles, and the tools are outside of it, where the
 * component is rendered. It suspends until what a text with tables needs is loaded.
 */
export const InPageEditor = ({ root, level, label, text, onText, tools, point, onLeave }: InPageEditorProps) => {
  const t = useT()
  if (hasTable(text) && !loadedTables()) use(loadTables())
  const bar = useRef<HTMLDivElement>(null)
  const latest = useRef({ value: fieldOfDocument(text), onText })
  latest.current.onText = onText
  const [control] = useState(() => ({
    control: { current: null },
    read: () => latest.current.value,
    write: (value: string) => {
      if (value === latest.current.value) return
      latest.current.value = value
      latest.current.onText(documentOfField(value))
    },
    follow: () => () => undefined,
  }))
  const { editor, attach, enableTables } = useEditor({
    control,
    caret: null,
    labelId: '',
    max: tools.max,
    look: useState(() => pageLook(level))[0],
  })
  useLeaving({ editor, root, bar, onLeave })
  const embed = useSelectedEmbed(editor)
  // Before the behaviour of tables is added, which expects their elements.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each element
  useLayoutEffect(() => {
    const end = makeEditable(root, label)
    attach(root)
    // Lexical breaks words anywhere; the page says itself where.
    root.style.removeProperty('word-break')
    return () => end(() => attach(null))
  }, [editor, root])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each element
  useEffect(() => {
    root.focus({ preventScroll: true })
    const pressed = point && embedAt(root, point)
    const isPlaced = point !== null && !pressed && placeCaretAt(root, point)
    editor.update(() => {
      const embed = pressed && $getNearestNodeFromDOMNode(pressed)
      if (embed) return selectEmbed(editor, embed.getKey())
      const placed = isPlaced ? $createRangeSelectionFromDom(root.ownerDocument.getSelection(), editor) : null
      if (placed) $setSelection(placed)
      else $getRoot().selectEnd()
    })
  }, [editor, root])
  return (
    <div ref={bar} className={css['bar']}>
      <EditorShell editor={editor} enableTables={enableTables} tools={tools}>
        <div className={css['tools']}>
          <Toolbar />
          {embed && <EmbedTools of={embed} />}
          <Button small look="main" onClick={() => onLeave(true)}>
            {t('rich-text.done')}
          </Button>
        </div>
        <Embeds View={PageEmbed} />
      </EditorShell>
    </div>
  )
}
