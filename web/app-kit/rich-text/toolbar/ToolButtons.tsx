import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { nextTool } from './roving.ts'
import css from './toolbar.module.css'
import type { Tool } from './tools.ts'
import { useToolContext } from './use-tool-context.ts'
import type { ShownToolState } from './use-tool-state.ts'

/** Keys of a shortcut for people: `Ctrl+Shift+8`. */
const shown = (keys: string): string => keys.replace('Control', 'Ctrl')

interface ToolButtonsProps {
  /** Its name; absent: that of the tools of a text. */
  readonly label?: string
  readonly groups: readonly (readonly Tool[])[]
  readonly state: ShownToolState
  /** Id of the text. */
  readonly controls?: string | undefined
  readonly bar?: Ref<HTMLDivElement>
  /** Leads back to the text. */
  readonly onEscape: () => void
  /** Further buttons at the end. */
  readonly children?: ReactNode
}

/** Tools as a toolbar: one stop of the Tab key, arrows move within it (ARIA toolbar pattern), Escape leads back to the text. */
export const ToolButtons = ({ label, groups, state, controls, bar, onEscape, children }: ToolButtonsProps) => {
  const t = useT()
  const context = useToolContext()
  const [current, setCurrent] = useState<Tool['id'] | null>(null)
  const all = groups.flat()
  const stop = all.find(({ id }) => id === current) ?? all[0]
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') {
      event.preventDefault()
      onEscape()
      return
    }
    const next = nextTool(event)
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  const button = (tool: Tool) => {
    const name = t(messageKey('rich-text.tool', tool.id))
    const off = tool.isOff?.(state) ?? false
    return (
      <button
        key={tool.id}
        type="button"
        className={css['tool']}
        tabIndex={tool === stop ? 0 : -1}
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
    <div
      ref={bar}
      role="toolbar"
      aria-label={label ?? t('rich-text.toolbar')}
      aria-controls={controls}
      className={css['toolbar']}
      onKeyDown={onKeyDown}
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
        <div key={group[0]?.id} role="group" className={css['group']}>
          {group.map(button)}
        </div>
      ))}
      {children}
    </div>
  )
}
