import type { Plugin } from 'vite'

/** Statement with the order of cascade layers. */
export const order = '@layer reset, tokens, base, components, pages;\n'

/**
 * Vite plugin that declares the order of cascade layers in every style sheet, so that it applies whichever a browser
 * loads first, also where the development server links it (`?direct`).
 */
export const layerOrder = (): Plugin => ({
  name: 'kredka:layer-order',
  enforce: 'pre',
  transform: { filter: { id: /\/(web|plugins)\/.*\.css(\?direct)?$/ }, handler: (code) => ({ code: order + code, map: null }) },
})
