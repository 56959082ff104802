/** Colour theme of the page. */
export type Theme = 'light' | 'dark'

/** Colours of the base map, derived from the design tokens; pins and dots have theirs in the style sheet. */
export interface Palette {
  readonly sea: string
  readonly abroad: string
  readonly paper: string
  /** Four colours, so that neighbouring voivodeships differ. */
  readonly crayons: readonly [string, string, string, string]
  readonly region: string
  readonly border: string
  readonly ink: string
  readonly muted: string
  readonly halo: string
}

/** Palettes by theme. */
export const palettes: Readonly<Record<Theme, Palette>> = {
  light: {
    sea: '#d8d2e8',
    abroad: '#eae6df',
    paper: '#fffdf8',
    crayons: ['#cfb8f2', '#ffdf70', '#f8b995', '#b5d9b4'],
    region: '#a79fb3',
    border: '#3d1a73',
    ink: '#17121f',
    muted: '#5b5367',
    halo: '#fffdf8',
  },
  dark: {
    sea: '#0a090d',
    abroad: '#13101a',
    paper: '#19151f',
    crayons: ['#45327a', '#24406b', '#5a2a58', '#1d4a50'],
    region: '#6a617a',
    border: '#bfa3ff',
    ink: '#f7f4fb',
    muted: '#b8b0c6',
    halo: '#19151f',
  },
}

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
