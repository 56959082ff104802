import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { Plus } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useKeyboardHeight } from '#web/app-kit/page/use-keyboard-height.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { focusTool } from '../toolbar/roving.ts'
import { ToolButtons } from '../toolbar/ToolButtons.tsx'
import toolbar from '../toolbar/toolbar.module.css'
import { useShortcuts } from '../toolbar/use-shortcuts.ts'
import { useAvailable } from '../toolbar/use-tool-context.ts'
import type { ShownToolState } from '../toolbar/use-tool-state.ts'
import css from './article.module.css'
import { dockedTools, selectionTools } from './article-tools.ts'
import { placeTools } from './place-tools.ts'
import { useDocked } from './use-docked.ts'
import { useEditorFocus } from './use-editor-focus.ts'
import { useSelectedText } from './use-selected-text.ts'

interface SelectionToolsProps {
  /** Id of the text. */
  readonly controls: string
  readonly state: ShownToolState
  /** Opens the menu of what can be inserted. */
  readonly onInsert: () => void
}

/**
 * Tools for what is selected, in one row: at the selection, or at the lower edge of a phone, above its keyboard. Alt+F10
 * shows them at the caret too, and moves there; Escape leads back.
 */
export const SelectionTools = ({ controls, state, onInsert }: SelectionToolsProps) => {
  const t = useT()
  const [editor] = useLexicalComposerContext()
  const isDocked = useDocked()
  const keyboard = useKeyboardHeight()
  const hasFocus = useEditorFocus()
  const isTextSelected = useSelectedText()
  const frame = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const [isWanted, setWanted] = useState(false)
  const [isWithin, setWithin] = useState(false)
  useShortcuts(() => {
    setWanted(true)
    focusTool(bar.current)
  })
  useEffect(() => {
    if (isWanted) focusTool(bar.current)
  }, [isWanted])
  const isShown = isWanted || isWithin || (hasFocus && (isDocked || isTextSelected || state.table !== null))
  const groups = useAvailable(isDocked ? dockedTools(state) : selectionTools(state))
  useLayoutEffect(() => {
    if (!isShown || isDocked) return
    const place = () => {
      const root = editor.getRootElement()
      if (root && frame.current) placeTools(frame.current, root)
    }
    place()
    addEventListener('resize', place)
    const end = editor.registerUpdateListener(place)
    return () => {
      removeEventListener('resize', place)
      end()
    }
  }, [editor, isShown, isDocked])
  if (!isShown) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes whether the focus is within
    <div
      ref={frame}
      className={isDocked ? css['docked'] : css['floating']}
      style={isDocked ? { insetBlockEnd: keyboard } : undefined}
      onFocus={() => setWithin(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return
        setWithin(false)
        setWanted(false)
      }}
    >
      <ToolButtons bar={bar} groups={groups} state={state} controls={controls} onEscape={() => editor.focus()}>
        {isDocked && (
          <button
            type="button"
            className={toolbar['tool']}
            tabIndex={-1}
            aria-label={t('rich-text.insert.open')}
            onMouseDown={(event) => event.preventDefault()}
            onClick={onInsert}
          >
            <Icon of={Plus} />
          </button>
        )}
      </ToolButtons>
    </div>
  )
}
