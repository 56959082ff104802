import path from 'node:path'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { listModules } from '../config/walls/bundle.ts'
import { layerOrder } from './design/layer-order.ts'

const root = path.resolve(import.meta.dirname, '..')

interface Graph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null
}

/** Whether a plugin brings it into the frame, and so to every page. */
const isOfFrame = (id: string, graph: Graph, seen = new Set<string>()): boolean =>
  /\/plugins\/[^/]+\/web\/ui\.tsx$/.test(id) ||
  (graph.getModuleInfo(id)?.importers ?? []).some((importer) => !seen.has(importer) && isOfFrame(importer, graph, seen.add(importer)))

/** What the house has for pages that wake whole, the card of who is signed in, and forms with the helper, which most pages are not. */
const ofAccount =
  /\/web\/(shells\/account-layout|shells\/parts\/(page-boundary|tab-link)|islands\/parts\/card\/user-card|forms\/parts)\.module\.css/

/** One style sheet for the house with all that stands in its frame, and one for each plugin; left alone, Vike makes one of each CSS module. */
const styleSheetOf = (id: string, graph: Graph) => {
  if (ofAccount.test(id)) return 'account'
  return (isOfFrame(id, graph) ? undefined : /\/plugins\/([^/]+)\//.exec(id)?.[1]) ?? 'house'
}

/** How the web part is built; the root is the repository's, because Vike refuses pages outside it. */
export default defineConfig({
  root,
  publicDir: path.join(root, 'web/public'),
  plugins: [layerOrder(), listModules(root), react(), vike()],
  build: {
    outDir: 'dist/web',
    // Everything has an address of its own: the content security policy lets no data: script or style in.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [{ test: /\.css$/, name: styleSheetOf, debugName: 'style sheets' }] } } },
    // `light-dark()` must reach the browser as it is: lowered, it is resolved at the root and the black bands stay light.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
  // Beside Vike's own entries, the pages as they are drawn in production.
  environments: {
    ssr: {
      // On the server alone: in browsers' scripts it would change each file with each build.
      define: { 'import.meta.env.BUILD_ID': JSON.stringify(process.env['BUILD_ID'] ?? '') },
      build: {
        rolldownOptions: {
          input: {
            reading: path.join(root, 'web/reading/entry.ts'),
            pictures: path.join(root, 'web/pictures/entry.tsx'),
            mails: path.join(root, 'web/mails/entry.tsx'),
          },
        },
      },
    },
  },
  server: { allowedHosts: ['.localhost'] },
})
