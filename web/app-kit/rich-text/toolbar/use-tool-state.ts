import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { CAN_REDO_COMMAND, CAN_UNDO_COMMAND, COMMAND_PRIORITY_LOW, mergeRegister } from 'lexical'
import { useEffect, useState } from 'react'
import { $readToolState, type ToolState } from './tool-state.ts'

/** State of the selection, and whether there is something to undo and redo. */
export interface ShownToolState extends ToolState {
  readonly canUndo: boolean
  readonly canRedo: boolean
}

/** Returns what the toolbar shows. */
export const useToolState = (): ShownToolState => {
  const [editor] = useLexicalComposerContext()
  const [state, setState] = useState<ToolState>(() => editor.read($readToolState))
  const [canUndo, setUndo] = useState(false)
  const [canRedo, setRedo] = useState(false)
  useEffect(() => {
    const keep = (set: (value: boolean) => void) => (value: boolean) => {
      set(value)
      return false
    }
    return mergeRegister(
      editor.registerUpdateListener(({ editorState }) => {
        const next = editorState.read($readToolState)
        setState((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
      }),
      editor.registerCommand(CAN_UNDO_COMMAND, keep(setUndo), COMMAND_PRIORITY_LOW),
      editor.registerCommand(CAN_REDO_COMMAND, keep(setRedo), COMMAND_PRIORITY_LOW),
    )
  }, [editor])
  return { ...state, canUndo, canRedo }
}
