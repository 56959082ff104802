import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useMemo, useRef, useState } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { choosable } from '../../files/accepted-files.ts'
import { useEditorTools } from '../editor/editor-tools.ts'
import { shownEndings } from '../editor/picture-endings.ts'
import { tableTools } from '../tables/table-tools.ts'
import { nextTool } from './roving.ts'
import css from './toolbar.module.css'
import { fileTools, type Tool, toolGroups } from './tools.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { useToolState } from './use-tool-state.ts'

/** Keys of a shortcut for people: `Ctrl+Shift+8`. */
const shown = (keys: string): string => keys.replace('Control', 'Ctrl')

/**
 * Toolbar of an editor: one stop of the Tab key, arrows move within it (ARIA toolbar pattern). Alt+F10 leads here from
 * the text, Escape back.
 */
export const Toolbar = ({ controls }: { readonly controls?: string }) => {
  const t = useT()
  const [editor] = useLexicalComposerContext()
  const { tools, uploads, openDialog } = useEditorTools()
  const { state, canUndo, canRedo } = useToolState()
  const bar = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const use = useRef<'image' | 'attachment'>('image')
  const [current, setCurrent] = useState<Tool['id']>('undo')
  const context = useMemo(
    () => ({
      editor,
      openDialog,
      chooseFile: (wanted: 'image' | 'attachment') => {
        const chooser = input.current
        if (!chooser) return
        use.current = wanted
        chooser.accept = choosable(wanted === 'image' ? shownEndings(tools.accept) : (tools.accept ?? ''))
        chooser.click()
      },
    }),
    [editor, openDialog, tools.accept],
  )
  useShortcuts(bar, context)

  const isOff = (tool: Tool) => (tool.id === 'undo' ? !canUndo : tool.id === 'redo' ? !canRedo : (tool.isOff?.(state) ?? false))
  const groups = [...toolGroups, ...(state.table ? [tableTools] : [])].map((group) =>
    group.filter(({ id }) => tools.upload !== undefined || !fileTools.includes(id)),
  )
  const stop = groups.flat().some(({ id }) => id === current) ? current : 'undo'
  const button = (tool: Tool) => {
    const name = t(messageKey('rich-text.tool', tool.id))
    const off = isOff(tool)
    return (
      <button
        key={tool.id}
        type="button"
        className={css['tool']}
        tabIndex={tool.id === stop ? 0 : -1}
        aria-label={name}
        title={tool.keys ? `${name} (${shown(tool.keys)})` : name}
        aria-keyshortcuts={tool.keys}
        aria-pressed={tool.isPressed?.(state)}
        aria-disabled={off || undefined}
        onFocus={() => setCurrent(tool.id)}
        // The selection of the text stays.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          if (!off) tool.run(context)
        }}
      >
        <Icon of={tool.icon} />
      </button>
    )
  }
  return (
    <>
      <div
        ref={bar}
        role="toolbar"
        aria-label={t('rich-text.toolbar')}
        aria-controls={controls}
        className={css['toolbar']}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            event.preventDefault()
            editor.focus()
            return
          }
          const next = nextTool(event)
          if (!next) return
          event.preventDefault()
          next.focus()
        }}
      >
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
          <div key={group[0]?.id} role="group" className={css['group']}>
            {group.map(button)}
          </div>
        ))}
      </div>
      {tools.upload && (
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
      )}
    </>
  )
}
