import type { Language } from '#core/kernel/language.ts'
import { lateScriptTag } from '#web/server/document/early-script.ts'
import { preloadedFont } from '#web/server/document/preloaded-font.ts'

/** The used part of Vite's manifest of browser files, `dist/web/assets.json`. */
export type Manifest = Readonly<
  Record<string, { readonly file: string; readonly css?: readonly string[]; readonly assets?: readonly string[] } | undefined>
>

const entryOf = (manifest: Manifest, name: string) => {
  const entry = manifest[name]
  if (!entry) throw new Error(`The manifest has no entry ${name}`)
  return entry
}

/** Returns the head tags of a page: its style sheets, and the preloaded font of the language. */
export const headAssets = (manifest: Manifest, pageId: string, language: Language) => {
  const { css = [], assets = [] } = entryOf(manifest, `virtual:vike:page-entry:client:${pageId}`)
  const font = assets.find((file) => file.includes(preloadedFont(language)))
  return {
    styles: css.map((file) => `<link rel="stylesheet" type="text/css" href="/${file}">`).join(''),
    font: font === undefined ? '' : `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`,
  }
}

/** Returns the tag of the entry script of static pages. */
export const islandScript = (manifest: Manifest): string =>
  lateScriptTag(`/${entryOf(manifest, 'web/runtime/islands/hydrate-islands.ts').file}`)
