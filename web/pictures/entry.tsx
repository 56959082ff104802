import { renderAsync } from '@resvg/resvg-js'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import satori from 'satori'
import type { RequestContext } from '#web/data/house.ts'
import type { PageData } from '#web/data/page-data.ts'
import { pageExitOf } from '#web/data/stop.ts'
import { pageFinder, readAddress } from '#web/reading/find-page.ts'
import { pages } from '#web/reading/pages.ts'
import { fontFamily, readFonts } from './fonts.ts'
import { pictureSize } from './picture.ts'

/** A page's picture as PNG, or the status that its page would have. */
export type DrawnPicture = { readonly png: Buffer } | { readonly status: number } | { readonly moved: string }

/** Draws the picture of the page at `url`, which bears no language prefix. */
export type Pictures = (asked: { readonly url: string; readonly context: RequestContext }) => Promise<DrawnPicture>

const addressOf = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`

const art = (drawing: ReactElement): string =>
  addressOf(renderToStaticMarkup(drawing).replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" '))

/** Pictures of those pages that have one, drawn of the same data as the page. `mark`: the house's mark as SVG. */
export const makePictures = ({ mark: svg }: { readonly mark: string }): Pictures => {
  const find = pageFinder(pages.filter(({ socialImage }) => socialImage))
  const fonts = readFonts()
  const mark = addressOf(svg)
  return async ({ url, context }) => {
    const { pathname, ...urlParsed } = readAddress(url)
    const found = find(pathname)
    if (!found?.page.socialImage || !found.page.data) return { status: 404 }
    const { socialImage: Picture, data, settings } = found.page
    try {
      const { value } = (await data({ context, config: settings, routeParams: found.params, urlParsed })) as PageData<unknown>
      const drawn = await satori(
        <div style={{ display: 'flex', width: '100%', height: '100%', fontFamily }}>
          <Picture value={value} t={context.t} language={context.language} art={art} mark={mark} />
        </div>,
        { ...pictureSize, fonts },
      )
      return { png: (await renderAsync(drawn)).asPng() }
    } catch (error) {
      const stop = pageExitOf(error)
      if (!stop) throw error
      // Only a form leads on, and a picture has none.
      return 'moved' in stop ? { moved: stop.moved } : { status: 'status' in stop ? stop.status : 404 }
    }
  }
}
