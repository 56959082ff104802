import { frameWord } from '#web/islands/frame-words.ts'
import { noticeIcon } from '#web/islands/notice-icons.ts'
import css from './status-banner.module.css'

/** Announced works: moments in ISO 8601, and what the operator says of them by language. */
export interface Maintenance {
  readonly from: string
  readonly to: string
  readonly message: Readonly<Record<'pl' | 'ua' | 'en', string>>
}

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
  banner.innerHTML = `${noticeIcon('warning', css['icon'])}<p class="${css['text']}" role="status"></p>`
  if (onClose) {
    const close = document.createElement('button')
    Object.assign(close, { type: 'button', className: css['close'], ariaLabel: frameWord('close'), onclick: onClose })
    close.innerHTML = noticeIcon('close')
    banner.append(close)
  }
  document.body.prepend(banner)
  banners.set(name, banner)
  // A live region speaks of what changes in it, not of what it came with.
  setTimeout(() => {
    banner.querySelector('p')!.textContent = text
  }, 60)
}

/** Says that something may not work, for as long as that is so. */
export const showHealth = (status: 'ok' | 'degraded'): void => {
  if (status === 'ok') hide('health')
  else if (!banners.has('health')) show('health', frameWord('degraded'))
}

const closedKey = 'maintenance-closed'
const isClosed = (of: string) => {
  try {
    return sessionStorage.getItem(closedKey) === of
  } catch {
    return false
  }
}

/** When works are, on Warsaw's clock, as the page's language says it. */
const span = ({ from, to }: Maintenance) =>
  new Intl.DateTimeFormat(document.documentElement.lang, {
    timeZone: 'Europe/Warsaw',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatRange(new Date(from), new Date(to))

let over = 0

/** Says which works are announced until they are over, called off, or the reader has closed it. */
export const showMaintenance = (maintenance: Maintenance | null): void => {
  clearTimeout(over)
  hide('maintenance')
  const key = JSON.stringify(maintenance)
  const left = maintenance ? Date.parse(maintenance.to) - Date.now() : 0
  if (!maintenance || left <= 0 || isClosed(key)) return
  const { lang } = document.documentElement
  const said = maintenance.message[lang === 'uk' ? 'ua' : lang === 'en' ? 'en' : 'pl']
  show('maintenance', `${frameWord('maintenance')} ${span(maintenance)}. ${said}`, () => {
    hide('maintenance')
    try {
      sessionStorage.setItem(closedKey, key)
    } catch {
      /* without it the next page says it again */
    }
  })
  over = window.setTimeout(() => hide('maintenance'), Math.min(left, 2 ** 31 - 1))
}
