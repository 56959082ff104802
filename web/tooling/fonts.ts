import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { fontFiles } from './fonts/alphabets.ts'
import { buildFont } from './fonts/build-font.ts'

const writeFonts = async (folder: string) => {
  mkdirSync(folder, { recursive: true })
  await Promise.all(
    Object.entries(fontFiles).map(async ([name, parts]) => writeFileSync(path.join(folder, `${name}.woff2`), await buildFont(parts))),
  )
}

/** Vite plugin that builds one font file per language with the letters of that language; style sheets name it `@fonts/onest.woff2`. */
export const fonts = (root: string): Plugin => {
  const folder = path.join(root, 'dist/fonts')
  let written: Promise<void> | undefined
  return {
    name: 'kredka:fonts',
    config: () => ({ resolve: { alias: { '@fonts': folder } } }),
    // Once for the builds of browser and server.
    buildStart: () => (written ??= writeFonts(folder)),
  }
}
