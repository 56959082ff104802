import type { Plugin } from 'vite'

const query = /@(?:media|container)[^{]*/g
const width = /\b((?:min|max)-width:\s*)(\d+)px/g

/** Returns style rules whose widths at which a layout changes are in em, of 16 px each. */
export const toEmBreakpoints = (code: string): string =>
  code.replace(query, (prelude) => prelude.replace(width, (_, name: string, px: string) => `${name}${Number(px) / 16}em`))

/**
 * Vite plugin that turns the pixels of media and container queries into em: a window has room for so many letters, not
 * for so many pixels. With letters twice as large in the browser, a wide window gets the layout of one of half its width.
 */
export const emBreakpoints = (): Plugin => ({
  name: 'kredka:em-breakpoints',
  enforce: 'pre',
  transform: { filter: { id: /\/(web|plugins)\/.*\.css(\?direct)?$/ }, handler: (code) => ({ code: toEmBreakpoints(code), map: null }) },
})
