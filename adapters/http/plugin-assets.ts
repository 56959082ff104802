import { STATUS_CODES } from 'node:http'
import { fileURLToPath } from 'node:url'
import express, { type Request, type Response, Router } from 'express'
import type { AssetFolder } from '#core/plugin/assets.ts'

/** Matches `logo.3f2a9c1b.svg`: eight or more hexadecimal digits with both letters and digits, which excludes dates and words. */
const hasHash = (file: string) => /[.-](?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{8,}\.[a-z0-9]+$/.test(file)

/** Serves the asset folders of plugins: immutable where the file name has a content hash, else for a day with an ETag. */
export const pluginAssets = (folders: readonly AssetFolder[]): Router => {
  const router = Router()
  for (const { address, folder } of folders)
    router.use(
      address,
      express.static(fileURLToPath(folder), {
        index: false,
        redirect: false,
        cacheControl: false,
        setHeaders: (response, file) =>
          void response.setHeader('Cache-Control', hasHash(file) ? 'public, max-age=31536000, immutable' : 'public, max-age=86400'),
      }),
      // Any other address below the plugin's folder, or an error of reading, is a 404.
      (_: Request, response: Response) => void response.status(404).set('Cache-Control', 'no-store').type('text').send(STATUS_CODES[404]),
    )
  return router
}
