import { readFileSync } from 'node:fs'
import { Router } from 'express'
import { makeRequestContextFactory } from '../make-request-context.ts'
import type { WebPlatform, WebSettings } from '../platform.ts'
import { withForcedStates } from './forced-states.ts'
import type { LoadedGallery } from './load.ts'
import { settingsOf, urlOf } from './settings.ts'

/**
 * Routes of `/dev/ui`, the gallery of all components in their states, for designers, developers and the checks of
 * style. Not for production, because nobody there needs it.
 */
export const devUi = (platform: WebPlatform, settings: WebSettings, load: () => Promise<LoadedGallery>): Router => {
  const makeContext = makeRequestContextFactory(platform, settings)
  const ownStyles = readFileSync(new URL('style.css', import.meta.url), 'utf8')
  const router = Router()
  router.get('/ui', async (request, response) => {
    const chosen = settingsOf(request.query)
    const context = makeContext({ language: chosen.lang, path: '/dev/ui', ip: request.ip, layout: {} })
    const { renderGallery } = await load()
    response.set('Cache-Control', 'no-store').type('html').send(renderGallery(context, chosen))
  })
  // The forms of the gallery are samples: sending one shows the gallery again.
  router.post('/ui', (request, response) => response.redirect(303, urlOf(settingsOf(request.query))))
  router.get('/ui/style.css', async (_, response) => {
    const { styles } = await load()
    response
      .set('Cache-Control', 'no-store')
      .type('css')
      .send(`${withForcedStates(styles)}\n${ownStyles}`)
  })
  return router
}
