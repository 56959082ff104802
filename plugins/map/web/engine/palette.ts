/** The two looks of the page. */
export type Theme = 'light' | 'dark'

/** The base map's colours, from the tokens of the page or between them; pins and dots take theirs from the style sheet. */
export interface Palette {
  readonly sea: string
  readonly abroad: string
  readonly paper: string
  /** Four crayons, so that no two voivodeships of one colour meet. */
  readonly wax: readonly [string, string, string, string]
  readonly region: string
  readonly border: string
  readonly ink: string
  readonly muted: string
  readonly halo: string
}

/** Both, light and dark. */
export const palettes: Readonly<Record<Theme, Palette>> = {
  light: {
    sea: '#d8d2e8',
    abroad: '#eae6df',
    paper: '#fffdf8',
    wax: ['#cfb8f2', '#ffdf70', '#f8b995', '#b5d9b4'],
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
    wax: ['#45327a', '#24406b', '#5a2a58', '#1d4a50'],
    region: '#6a617a',
    border: '#bfa3ff',
    ink: '#f7f4fb',
    muted: '#b8b0c6',
    halo: '#19151f',
  },
}

/** The theme the page is shown in: the one chosen, else the system's. */
export const themeNow = (): Theme => {
  const { theme } = document.documentElement.dataset
  return theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches) ? 'dark' : 'light'
}

/** Tells of every change of theme until the given function is called. */
export const onTheme = (told: () => void): (() => void) => {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const chosen = new MutationObserver(told)
  chosen.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'data-font'] })
  system.addEventListener('change', told)
  return () => {
    chosen.disconnect()
    system.removeEventListener('change', told)
  }
}
