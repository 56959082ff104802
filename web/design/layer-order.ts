import type { Plugin } from 'vite'

const order = '@layer reset, tokens, base, components, pages;\n'

/** Puts the one order of layers before every style sheet, so that it holds whichever chunk a browser meets first. */
export const layerOrder = (): Plugin => ({
  name: 'kredka:layer-order',
  enforce: 'pre',
  transform: { filter: { id: /\/(web|plugins)\/.*\.css$/ }, handler: (code) => ({ code: order + code, map: null }) },
})
