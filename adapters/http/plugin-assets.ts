import { STATUS_CODES } from 'node:http'
import { fileURLToPath } from 'node:url'
import express, { type Request, type Response, Router } from 'express'
import type { AssetFolder } from '#core/plugin/assets.ts'

/** `logo.3f2a9c1b.svg`: eight or more hexadecimal digits, letters and figures among them, so that no date and no word is taken for a hash. */
const bearsHash = (file: string) => /[.-](?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{8,}\.[a-z0-9]+$/.test(file)

/** Files of plugins, as they lie in their folders: for ever where the name bears a hash of what is in it, else for a day, with an ETag. */
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
          void response.setHeader('Cache-Control', bearsHash(file) ? 'public, max-age=31536000, immutable' : 'public, max-age=86400'),
      }),
      // Whatever else lies under the plugin's address: not there, for whatever reason.
      (_: Request, response: Response) => void response.status(404).set('Cache-Control', 'no-store').type('text').send(STATUS_CODES[404]),
    )
  return router
}
