import type { Theme } from '../../contract/palette.ts'

/** Returns the page's theme: the one chosen by the user, else the system's. */
export const currentTheme = (): Theme => {
  const { theme } = document.documentElement.dataset
  return theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches) ? 'dark' : 'light'
}

/** Calls back on every change of theme or font size; returns a function that unsubscribes. */
export const onThemeChange = (callback: () => void): (() => void) => {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const observer = new MutationObserver(callback)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'data-font'] })
  system.addEventListener('change', callback)
  return () => {
    observer.disconnect()
    system.removeEventListener('change', callback)
  }
}
