import { Ellipsis } from 'lucide-react'
import { type ToggleEvent, useId, useRef } from 'react'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { HiddenFields } from '../forms/HiddenFields.tsx'
import { useIsHydrated } from '../page/use-is-hydrated.ts'
import css from './menu.module.css'
import type { MessageAction } from './message.ts'

/** Space between the button, its list and the edge of the window, pixels. */
const gap = 4

interface MenuProps {
  /** Names the button and its list. */
  readonly label: string
  readonly actions: readonly MessageAction[]
  /** The button is as high as a line of text. */
  readonly small?: boolean
}

/** Button with a list of actions, which opens beside it, above everything else. */
export const Menu = ({ label, actions, small }: MenuProps) => {
  const id = useId()
  const isHydrated = useIsHydrated()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const place = ({ newState }: ToggleEvent) => {
    if (newState !== 'open' || !button.current || !list.current) return
    const { top, bottom, left, right } = button.current.getBoundingClientRect()
    const { offsetHeight: height, offsetWidth: width, style } = list.current
    style.top = `${bottom + gap + height < innerHeight ? bottom + gap : Math.max(gap, top - gap - height)}px`
    style.left = `${left + width < innerWidth - gap ? left : Math.max(gap, right - width)}px`
    list.current.querySelector<HTMLElement>('a, button')?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={css['button']}
        data-small={small || undefined}
        popoverTarget={id}
        aria-label={label}
        title={label}
      >
        <Icon of={Ellipsis} look={css['sign']} />
      </button>
      <ul ref={list} id={id} popover="auto" className={css['list']} aria-label={label} onToggle={place}>
        {actions.map((action) => {
          const plain = 'href' in action ? action : isHydrated ? undefined : action.plain
          return (
            <li key={action.label}>
              {plain === undefined ? (
                <button
                  type="button"
                  className={css['action']}
                  data-danger={action.danger || undefined}
                  onClick={() => {
                    list.current?.hidePopover()
                    if ('onPress' in action) action.onPress()
                  }}
                >
                  {action.icon}
                  {action.label}
                </button>
              ) : 'href' in plain ? (
                <a href={plain.href} className={css['action']} data-danger={action.danger || undefined}>
                  {action.icon}
                  {action.label}
                </a>
              ) : (
                <form method="post" autoComplete="off">
                  <HiddenFields of={plain.post} />
                  <button type="submit" className={css['action']} data-danger={action.danger || undefined}>
                    {action.icon}
                    {action.label}
                  </button>
                </form>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
