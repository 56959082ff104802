import { renderAsync } from '@resvg/resvg-js'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import satori from 'satori'
import type { PageData } from '#web/runtime/page-data.ts'
import type { RequestContext } from '#web/runtime/request-context.ts'
import { pageExitOf } from '#web/server/page-data/page-exit.ts'
import { pages } from '#web/server/static-renderer/built-pages.ts'
import { makePageFinder, parsePageUrl } from '#web/server/static-renderer/find-page.ts'
import { fontFamily, readFonts } from './fonts.ts'
import { socialImageSize } from './social-image.ts'

/** The social image of a page as PNG, or the status or redirect that its page would have. */
export type SocialImageResult = { readonly png: Buffer } | { readonly status: number } | { readonly permanentRedirect: string }

/** Renders the social image of the page at `url` (without language prefix). */
export type RenderSocialImage = (request: { readonly url: string; readonly context: RequestContext }) => Promise<SocialImageResult>

const dataUrlOf = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`

const imageSource = (drawing: ReactElement): string =>
  dataUrlOf(renderToStaticMarkup(drawing).replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" '))

/** Creates the renderer of social images: of the pages that declare one, from the same data as the page. `logo`: the Kredka logo as SVG. */
export const makeSocialImageRenderer = ({ logo: svg }: { readonly logo: string }): RenderSocialImage => {
  const find = makePageFinder(pages.filter(({ socialImage }) => socialImage))
  const fonts = readFonts()
  const logo = dataUrlOf(svg)
  return async ({ url, context }) => {
    const { pathname, ...urlParsed } = parsePageUrl(url)
    const found = find(pathname)
    if (!found?.page.socialImage || !found.page.data) return { status: 404 }
    const { socialImage: Image, data, settings } = found.page
    try {
      const { value, head } = (await data({ context, config: settings, routeParams: found.params, urlParsed })) as PageData<unknown>
      if (head.status !== undefined) return { status: head.status }
      const svgText = await satori(
        <div style={{ display: 'flex', width: '100%', height: '100%', fontFamily }}>
          <Image value={value} t={context.t} language={context.language} imageSource={imageSource} logo={logo} />
        </div>,
        { ...socialImageSize, fonts },
      )
      return { png: (await renderAsync(svgText)).asPng() }
    } catch (error) {
      const exit = pageExitOf(error)
      if (!exit) throw error
      // `seeOther` follows only a posted form, which an image request never has.
      return 'permanentRedirect' in exit ? { permanentRedirect: exit.permanentRedirect } : { status: 'status' in exit ? exit.status : 404 }
    }
  }
}
