import { layoutText } from '#web/runtime/islands/layout-texts.ts'
import { statusIcon } from '#web/runtime/islands/status-icons.ts'
import type { MaintenanceView } from '../../contract/status-view.ts'
import css from './status-banner.module.css'

const banners = new Map<string, HTMLElement>()

const hide = (name: string) => {
  banners.get(name)?.remove()
  banners.delete(name)
}

const show = (name: string, text: string, onClose?: () => void) => {
  hide(name)
  const banner = document.createElement('aside')
  banner.className = css['banner']!
  banner.dataset['testid'] = `status-${name}`
  banner.innerHTML = `${statusIcon('warning', css['icon'])}<p class="${css['text']}" role="status"></p>`
  if (onClose) {
    const close = document.createElement('button')
    Object.assign(close, { type: 'button', className: css['close'], ariaLabel: layoutText('close'), onclick: onClose })
    close.innerHTML = statusIcon('close')
    banner.append(close)
  }
  document.body.prepend(banner)
  banners.set(name, banner)
  // Screen readers announce only changes of a live region, not its initial content.
  setTimeout(() => {
    banner.querySelector('p')!.textContent = text
  }, 60)
}

/** Shows or hides the banner about degraded health. */
export const showHealth = (status: 'ok' | 'degraded'): void => {
  if (status === 'ok') hide('health')
  else if (!banners.has('health')) show('health', layoutText('degraded'))
}

const closedKey = 'maintenance-closed'
const isClosed = (key: string) => {
  try {
    return sessionStorage.getItem(closedKey) === key
  } catch {
    return false
  }
}

/** Formats the period of a maintenance in Warsaw time and the page's language. */
const formatPeriod = ({ from, to }: MaintenanceView) =>
  new Intl.DateTimeFormat(document.documentElement.lang, {
    timeZone: 'Europe/Warsaw',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatRange(new Date(from), new Date(to))

let expiryTimer = 0

/** Shows the banner about planned maintenance until it is over, cancelled, or closed by the reader. */
export const showMaintenance = (maintenance: MaintenanceView | null): void => {
  clearTimeout(expiryTimer)
  hide('maintenance')
  const key = JSON.stringify(maintenance)
  const remainingMs = maintenance ? Date.parse(maintenance.to) - Date.now() : 0
  if (!maintenance || remainingMs <= 0 || isClosed(key)) return
  const { lang } = document.documentElement
  const message = maintenance.message[lang === 'uk' ? 'ua' : lang === 'en' ? 'en' : 'pl']
  show('maintenance', `${layoutText('maintenance')} ${formatPeriod(maintenance)}. ${message}`, () => {
    hide('maintenance')
    try {
      sessionStorage.setItem(closedKey, key)
    } catch {
      /* without storage the next page shows it again */
    }
  })
  expiryTimer = window.setTimeout(() => hide('maintenance'), Math.min(remainingMs, 2 ** 31 - 1))
}
