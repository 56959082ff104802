import css from '#web/runtime/islands/alert.module.css'
import button from '#web/runtime/islands/button.module.css'
import dialogCss from '#web/runtime/islands/dialog.module.css'
import { layoutText } from './layout-texts.ts'
import type { ToastKind } from './status-icons.ts'
import { statusIcon } from './status-icons.ts'

/** Options of an alert (the specification's alert: title, subtitle, actions, allowCloseable, colour). */
export interface Alert<Value extends string> {
  readonly title: string
  readonly subtitle?: string
  /** The first action gets the focus, so it should be the safe one. */
  readonly actions: readonly { readonly value: Value; readonly label: string; readonly look?: 'main' | 'outline' }[]
  /** Allows closing without an action: by the close button, Escape or a click outside. Default: true. */
  readonly closeable?: boolean
  readonly colour?: ToastKind
}

const append = <Tag extends 'h2' | 'p' | 'div' | 'button'>(into: HTMLElement, tag: Tag, className: string | undefined, text = '') => {
  const element = document.createElement(tag)
  element.className = className ?? ''
  element.textContent = text
  into.append(element)
  return element
}

/**
 * Shows a modal alert, one at a time: a newer one replaces an unanswered one. Returns the value of the chosen action,
 * or null when it was closed without one.
 */
export const showAlert = <Value extends string>({
  title,
  subtitle,
  actions,
  closeable = true,
  colour = 'info',
}: Alert<Value>): Promise<Value | null> => {
  const earlier = document.getElementById('alert')
  if (earlier instanceof HTMLDialogElement) {
    earlier.id = ''
    earlier.close()
  }
  const dialog = document.createElement('dialog')
  Object.assign(dialog, { id: 'alert', role: 'alertdialog', className: `${dialogCss['dialog']} ${css['alert']}` })
  Object.assign(dialog.dataset, { testid: 'alert', colour })
  dialog.setAttribute('closedby', closeable ? 'any' : 'none')
  dialog.ariaLabel = title
  append(dialog, 'h2', css['title'], title)
  if (subtitle) {
    append(dialog, 'p', css['subtitle'], subtitle).id = 'alert-opis'
    dialog.setAttribute('aria-describedby', 'alert-opis')
  }
  const row = append(dialog, 'div', css['actions'])
  for (const { value, label, look = 'outline' } of actions)
    append(row, 'button', `${button['button']} ${button[look]}`, label).onclick = () => dialog.close(value)
  if (closeable) {
    const close = append(dialog, 'button', `${dialogCss['close']} ${css['close']}`)
    close.ariaLabel = layoutText('close')
    close.innerHTML = statusIcon('close')
    close.onclick = () => dialog.close()
  }
  // Browsers without support for `closedby` close a dialog only by Escape.
  dialog.onkeydown = (event) => {
    if (event.key === 'Escape' && !closeable) event.preventDefault()
  }
  document.body.append(dialog)
  dialog.showModal()
  return new Promise((answer) => {
    dialog.onclose = () => {
      dialog.remove()
      answer((dialog.returnValue as Value) || null)
    }
  })
}
