import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ViteDevServer } from 'vite'
import { order } from '#web/ui/styles/layer-order.ts'
import type { Manifest } from '../static-renderer/assets.ts'
import type { renderGallery } from './entry.tsx'

/** The renderer of the gallery, and the style sheets of the pages, as one text. */
export interface LoadedGallery {
  readonly renderGallery: typeof renderGallery
  readonly styles: string
}

const root = path.resolve(import.meta.dirname, '../../..')
const built = path.join(root, 'dist/web')

/** Style sheets with everything of `web`, in the order of pages. */
const sheets = ['web', 'texts', 'account', 'app'] as const

/** Loads the built gallery, with the style sheets that pages load. */
export const builtGallery = async (): Promise<LoadedGallery> => {
  const bundle = (await import(path.join(built, 'server/ui-gallery.mjs'))) as Pick<LoadedGallery, 'renderGallery'>
  const manifest: Manifest = JSON.parse(readFileSync(path.join(built, 'assets.json'), 'utf8'))
  const files = new Set(Object.values(manifest).flatMap((entry) => entry?.css ?? []))
  const found = sheets.flatMap((name) => [...files].filter((file) => path.basename(file).startsWith(`${name}.`)))
  return {
    renderGallery: bundle.renderGallery,
    styles: found.map((file) => readFileSync(path.join(built, 'client', file), 'utf8')).join('\n'),
  }
}

/** Loads the gallery from the sources, for development: each request shows the present ones. */
export const galleryFromSources = (vite: ViteDevServer) => async (): Promise<LoadedGallery> => {
  const { renderGallery } = (await vite.ssrLoadModule('/web/server/dev-ui/entry.tsx')) as Pick<LoadedGallery, 'renderGallery'>
  const files = globSync('web/{ui,runtime,app-kit}/**/*.css', { cwd: root }).toSorted()
  const styles = await Promise.all(files.map((file) => vite.environments.client.transformRequest(`/${file}?direct`)))
  return { renderGallery, styles: order + styles.map((one) => one?.code).join('\n') }
}
