import { Router } from 'express'
import type { Themes } from '#core/plugin/themes.ts'

const cached = 'public, max-age=31536000, immutable'

/** Route of the style sheets of themes, whose names contain a hash of what is in them, and of the files of their typefaces. */
export const themeStyles = ({ all }: Themes): Router => {
  const sheets = new Map(all.map(({ stylesheet: { address, css } }) => [address, css]))
  const fonts = new Map(all.flatMap(({ fontFiles }) => [...fontFiles]))
  return Router().get('/assets/themes/:file', (request, response, next) => {
    const css = sheets.get(request.path)
    if (css !== undefined) return response.set('Cache-Control', cached).type('css').send(css)
    const file = fonts.get(request.path)
    if (file === undefined) return next()
    response.set('Cache-Control', cached).sendFile(file)
  })
}
