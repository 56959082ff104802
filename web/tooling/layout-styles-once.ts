import type { Plugin } from 'vite'

const layoutStyles = /\/web\.[^/]+\.css$/

/** Vite plugin that keeps island scripts from loading the style sheet `web`: the one that every page has contains the same classes. */
export const layoutStylesOnce = (): Plugin => ({
  name: 'kredka:layout-styles-once',
  apply: 'build',
  generateBundle: {
    // Before Vite writes the list of files that an import loads.
    order: 'pre',
    handler(_, bundle) {
      if (this.environment.name !== 'client') return
      for (const chunk of Object.values(bundle)) {
        const styles = chunk.type === 'chunk' ? chunk.viteMetadata?.importedCss : undefined
        for (const file of styles ?? []) if (layoutStyles.test(file)) styles?.delete(file)
      }
    },
  },
})
