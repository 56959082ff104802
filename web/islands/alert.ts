import button from '#web/design/button.module.css'
import css from '#web/shells/parts/alert.module.css'
import dialogCss from '#web/shells/parts/dialog.module.css'
import { frameWord } from './frame-words.ts'
import type { NoticeKind } from './notice.ts'
import { noticeIcon } from './notice-icons.ts'

/** What an alert says and offers (the specification's alert: title, subtitle, actions, allowCloseable, colour). */
export interface Alert<Value extends string> {
  readonly title: string
  readonly subtitle?: string
  /** The first is focused: put what loses nothing there. */
  readonly actions: readonly { readonly value: Value; readonly label: string; readonly look?: 'main' | 'outline' }[]
  /** Whether it may be left without an answer: by the cross, Escape or a press outside. Yes unless told. */
  readonly closeable?: boolean
  readonly colour?: NoticeKind
}

const put = <Tag extends 'h2' | 'p' | 'div' | 'button'>(into: HTMLElement, tag: Tag, className: string | undefined, text = '') => {
  const element = document.createElement(tag)
  element.className = className ?? ''
  element.textContent = text
  into.append(element)
  return element
}

/**
 * Asks in the middle of the page what only the reader can decide, one question at a time: a newer one takes the place of an unanswered
 * one. Gives the chosen action's value, null where it was left without one, and leaves nothing behind.
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
  put(dialog, 'h2', css['title'], title)
  if (subtitle) {
    put(dialog, 'p', css['subtitle'], subtitle).id = 'alert-opis'
    dialog.setAttribute('aria-describedby', 'alert-opis')
  }
  const row = put(dialog, 'div', css['actions'])
  for (const { value, label, look = 'outline' } of actions)
    put(row, 'button', `${button['button']} ${button[look]}`, label).onclick = () => dialog.close(value)
  if (closeable) {
    const close = put(dialog, 'button', `${dialogCss['close']} ${css['close']}`)
    close.ariaLabel = frameWord('close')
    close.innerHTML = noticeIcon('close')
    close.onclick = () => dialog.close()
  }
  // Browsers that do not know `closedby` yet leave by Escape alone.
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
