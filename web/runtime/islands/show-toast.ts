import button from '#web/runtime/islands/button.module.css'
import css from '#web/runtime/islands/toasts.module.css'
import { layoutText, toastRegion } from './layout-texts.ts'
import { statusIcon, type ToastKind } from './status-icons.ts'

/** Options of a toast. */
export interface ToastOptions {
  readonly kind: ToastKind
  readonly text: string
  /** Display time, milliseconds. Default: 3000 (specification §9); `Infinity`: until it is closed. */
  readonly ms?: number
  /** Action button; pressing it closes the toast. */
  readonly action?: { readonly label: string; readonly onClick: () => void }
}

/** Returns a duration from the design tokens in milliseconds: `4000ms`, which builds may minify to `4s`. */
export const tokenMs = (name: `--${string}`): number => {
  const value = getComputedStyle(document.documentElement).getPropertyValue(name)
  return Number.parseFloat(value) * (value.trim().endsWith('ms') ? 1 : 1000)
}

/** Shows a toast bottom right, below earlier ones; its time is paused while it is hovered or focused. */
export const showToast = ({ kind, text, ms = tokenMs('--notification'), action }: ToastOptions): void => {
  const region = toastRegion()
  region.className = css['toasts']!
  const element = document.createElement('div')
  element.className = css['toast']!
  element.dataset['kind'] = kind
  element.innerHTML = `${statusIcon(kind, css['icon'])}<p class="${css['text']}" role="${kind === 'error' ? 'alert' : 'status'}"></p>${
    action ? `<button type="button" class="${button['button']} ${button['small']} ${button['second']}"></button>` : ''
  }<button type="button" class="${css['close']}">${statusIcon('close')}</button>`
  const message = element.querySelector('p')!
  const close = element.lastElementChild as HTMLButtonElement
  close.ariaLabel = layoutText('close')

  let focusedBefore: HTMLElement | null = null
  const dismiss = () => {
    pause()
    remainingMs = Number.POSITIVE_INFINITY
    if (element.contains(document.activeElement)) focusedBefore?.focus()
    element.dataset['leaving'] = ''
    setTimeout(() => {
      // Not always the region that it was shown in: a page transition keeps toasts.
      const place = element.parentElement
      element.remove()
      if (place?.isConnected && !place.childElementCount) place.hidePopover?.()
    }, tokenMs('--notification-speed'))
  }

  let remainingMs = ms
  let startedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const resume = () => {
    if (timer || remainingMs === Number.POSITIVE_INFINITY || element.matches(':hover,:focus-within')) return
    startedAt = performance.now()
    timer = setTimeout(dismiss, remainingMs)
  }
  const pause = () => {
    if (timer) remainingMs -= performance.now() - startedAt
    clearTimeout(timer)
    timer = undefined
  }

  close.onclick = dismiss
  if (action) {
    const actionButton = element.querySelector('button')!
    actionButton.textContent = action.label
    actionButton.onclick = () => {
      dismiss()
      action.onClick()
    }
  }
  element.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !element.contains(relatedTarget)) focusedBefore = relatedTarget
  })
  for (const type of ['pointerenter', 'focusin']) element.addEventListener(type, pause)
  for (const type of ['pointerleave', 'focusout']) element.addEventListener(type, resume)

  region.append(element)
  // Reopening the popover puts it above a dialog that was opened later.
  if (region.matches(':popover-open') && document.querySelector('dialog:modal')) region.hidePopover()
  if (!region.matches(':popover-open')) region.showPopover?.()
  // Screen readers announce only changes of a live region, not its initial content.
  setTimeout(() => {
    message.textContent = text
    resume()
  }, 60)
}
