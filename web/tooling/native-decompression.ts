import type { Plugin } from 'vite'

const replaced = '\0native-decompression'

/**
 * Vite plugin that leaves fflate out of the browser's scripts: `pmtiles` uses it only where `DecompressionStream` is
 * missing, in no browser that the style sheets support.
 */
export const nativeDecompression = (): Plugin => ({
  name: 'kredka:native-decompression',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  resolveId: { filter: { id: /^fflate$/ }, handler: () => replaced },
  load: {
    filter: { id: new RegExp(`^${replaced}$`) },
    handler: () => `export const decompressSync = () => { throw new Error('This browser has no DecompressionStream') }`,
  },
})
