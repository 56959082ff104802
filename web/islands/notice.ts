import button from '#web/design/button.module.css'
import css from '#web/shells/parts/notices.module.css'
import { frameWord, noticesPlace } from './frame-words.ts'
import { noticeIcon } from './notice-icons.ts'

/** What a notice is: its colour, its icon, and how urgently it is said. */
export type NoticeKind = 'success' | 'error' | 'warning' | 'info'

/** A notice to be shown. */
export interface Notice {
  readonly kind: NoticeKind
  readonly text: string
  /** How long it stays, in milliseconds; 3000 unless told (specification §9), `Infinity` until it is closed. */
  readonly ms?: number
  /** A button in it; the notice goes once it is pressed. */
  readonly action?: { readonly label: string; readonly does: () => void }
}

/** A span of time among the tokens: `4000ms`, which builds may write as `4s`. */
export const tokenMs = (name: `--${string}`): number => {
  const told = getComputedStyle(document.documentElement).getPropertyValue(name)
  return Number.parseFloat(told) * (told.trim().endsWith('ms') ? 1 : 1000)
}

/** Shows a notice bottom right: beneath the earlier ones, waiting while one points at it or is in it. */
export const notify = ({ kind, text, ms = tokenMs('--notification'), action }: Notice): void => {
  const place = noticesPlace()
  const notice = document.createElement('div')
  notice.className = css['notice']!
  notice.dataset['kind'] = kind
  notice.innerHTML = `${noticeIcon(kind, css['icon'])}<p class="${css['text']}" role="${kind === 'error' ? 'alert' : 'status'}"></p>${
    action ? `<button type="button" class="${button['button']} ${button['small']} ${button['second']}"></button>` : ''
  }<button type="button" class="${css['close']}">${noticeIcon('close')}</button>`
  const said = notice.querySelector('p')!
  const close = notice.lastElementChild as HTMLButtonElement
  close.ariaLabel = frameWord('close')

  let from: HTMLElement | null = null
  const leave = () => {
    hold()
    left = Number.POSITIVE_INFINITY
    if (notice.contains(document.activeElement)) from?.focus()
    notice.dataset['leaving'] = ''
    setTimeout(() => {
      notice.remove()
      if (!place.childElementCount) place.hidePopover?.()
    }, tokenMs('--notification-speed'))
  }

  let [left, since, timer] = [ms, 0, 0]
  const run = () => {
    if (timer || left === Number.POSITIVE_INFINITY || notice.matches(':hover,:focus-within')) return
    since = performance.now()
    timer = window.setTimeout(leave, left)
  }
  const hold = () => {
    if (timer) left -= performance.now() - since
    clearTimeout(timer)
    timer = 0
  }

  close.onclick = leave
  if (action) {
    const does = notice.querySelector('button')!
    does.textContent = action.label
    does.onclick = () => {
      leave()
      action.does()
    }
  }
  notice.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !notice.contains(relatedTarget)) from = relatedTarget
  })
  for (const type of ['pointerenter', 'focusin']) notice.addEventListener(type, hold)
  for (const type of ['pointerleave', 'focusout']) notice.addEventListener(type, run)

  place.append(notice)
  // Shown anew it stands above a dialog that has opened since.
  if (place.matches(':popover-open') && document.querySelector('dialog:modal')) place.hidePopover()
  if (!place.matches(':popover-open')) place.showPopover?.()
  // A live region speaks of what changes in it, not of what it came with.
  setTimeout(() => {
    said.textContent = text
    run()
  }, 60)
}
