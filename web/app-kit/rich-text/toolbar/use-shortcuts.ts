import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { COMMAND_PRIORITY_HIGH, KEY_DOWN_COMMAND } from 'lexical'
import { type RefObject, useEffect } from 'react'
import { focusTool } from './roving.ts'
import { type Tool, type ToolContext, toolGroups } from './tools.ts'

const fits = ({ code }: Tool, { code: pressed, altKey, shiftKey }: KeyboardEvent): boolean =>
  code !== undefined && code.key === pressed && (code.alt ?? false) === altKey && (code.shift ?? false) === shiftKey

/** Runs tools by their shortcuts, and moves to the toolbar by Alt+F10. */
export const useShortcuts = (toolbar: RefObject<HTMLElement | null>, context: ToolContext): void => {
  const [editor] = useLexicalComposerContext()
  useEffect(
    () =>
      editor.registerCommand(
        KEY_DOWN_COMMAND,
        (event) => {
          if (event.altKey && event.key === 'F10') {
            event.preventDefault()
            focusTool(toolbar.current)
            return true
          }
          // AltGr is Control and Alt on Windows, where it types letters.
          if (!(event.ctrlKey || event.metaKey) || event.getModifierState('AltGraph')) return false
          const tool = toolGroups.flat().find((one) => fits(one, event))
          if (!tool) return false
          event.preventDefault()
          tool.run(context)
          return true
        },
        COMMAND_PRIORITY_HIGH,
      ),
    [editor, toolbar, context],
  )
}
