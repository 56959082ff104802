import type { MessageKey } from '#core/kernel/message-key.ts'
import { token } from '#core/kernel/token.ts'
import type { Theme, ThemeAsset, ThemeLayouts, ThemeShapes } from './theme.ts'

/** Theme of an installed plugin, with the addresses of its files. */
export interface InstalledTheme {
  readonly key: string
  readonly name: MessageKey
  readonly stylesheet: { readonly address: string; readonly css: string }
  readonly assets: Readonly<Record<ThemeAsset, string>>
  readonly layouts: ThemeLayouts
  readonly shapes: ThemeShapes
  /** Absolute paths of the files of its typefaces, by their address. */
  readonly fontFiles: ReadonlyMap<string, string>
  readonly colors: Theme['colors']
  /** True if its texts are in a typeface of its own instead of Onest. */
  readonly ownTypeface: boolean
  /** Its drawing `hero` as a data URL, for pictures that are drawn of a page; `null` where the file is missing. */
  readonly drawing: string | null
}

/** Themes of the installed plugins, in the order of the plugin list. */
export interface Themes {
  readonly all: readonly InstalledTheme[]
  /** Returns a theme by its key; the first one where it is not installed, `null` where none is. */
  find(key: string): InstalledTheme | null
}
export const Themes = token<Themes>('core/Themes')
