import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { COMMAND_PRIORITY_HIGH, KEY_DOWN_COMMAND } from 'lexical'
import { useEffect, useRef } from 'react'
import { type Tool, toolGroups } from './tools.ts'
import { useToolContext } from './use-tool-context.ts'

const fits = ({ code }: Tool, { code: pressed, altKey, shiftKey }: KeyboardEvent): boolean =>
  code !== undefined && code.key === pressed && (code.alt ?? false) === altKey && (code.shift ?? false) === shiftKey

/** Runs tools by their shortcuts; `toToolbar` moves the focus to the toolbar by Alt+F10. */
export const useShortcuts = (toToolbar: () => void): void => {
  const [editor] = useLexicalComposerContext()
  const context = useToolContext()
  const latest = useRef(toToolbar)
  latest.current = toToolbar
  useEffect(
    () =>
      editor.registerCommand(
        KEY_DOWN_COMMAND,
        (event) => {
          if (event.altKey && event.key === 'F10') {
            event.preventDefault()
            latest.current()
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
    [editor, context],
  )
}
