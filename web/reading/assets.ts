import type { Language } from '#core/kernel/language.ts'
import { firstFont } from '#web/head/first-font.ts'

/** The build's list of files in the browser (Vite's manifest, `dist/web/assets.json`), as far as it is read here. */
export type Manifest = Readonly<
  Record<string, { readonly file: string; readonly css?: readonly string[]; readonly assets?: readonly string[] } | undefined>
>

const entryOf = (manifest: Manifest, name: string) => {
  const entry = manifest[name]
  if (!entry) throw new Error(`The build lists no ${name}`)
  return entry
}

/** The tags that a page needs in its head: its style sheets, and the language's first font before they ask for it. */
export const headAssets = (manifest: Manifest, pageId: string, language: Language): string => {
  const { css = [], assets = [] } = entryOf(manifest, `virtual:vike:page-entry:client:${pageId}`)
  const font = assets.find((file) => file.includes(firstFont(language)))
  return [
    ...css.map((file) => `<link rel="stylesheet" type="text/css" href="/${file}">`),
    font && `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`,
  ].join('')
}

/** The tag of the one script that reading pages start with. */
export const islandScript = (manifest: Manifest): string =>
  `<script src="/${entryOf(manifest, 'web/islands/wake.ts').file}" type="module" async></script>`
