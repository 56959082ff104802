import { Router } from 'express'
import type { Themes } from '#core/plugin/themes.ts'

/** Route of the style sheets of themes; their names contain a hash of what is in them. */
export const themeStyles = ({ all }: Themes): Router => {
  const sheets = new Map(all.map(({ stylesheet: { address, css } }) => [address, css]))
  return Router().get('/assets/themes/:file', (request, response, next) => {
    const css = sheets.get(request.path)
    if (css === undefined) return next()
    response.set('Cache-Control', 'public, max-age=31536000, immutable').type('css').send(css)
  })
}
