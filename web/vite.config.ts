import path from 'node:path'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { classNames } from './tooling/class-names.ts'
import { contractStubs } from './tooling/contract-stubs.ts'
import { deduplicateStyles } from './tooling/deduplicate-styles.ts'
import { emBreakpoints } from './tooling/em-breakpoints.ts'
import { fonts } from './tooling/fonts.ts'
import { lexicalParts } from './tooling/lexical-parts.ts'
import { listModules } from './tooling/list-modules.ts'
import { nativeDecompression } from './tooling/native-decompression.ts'
import { scriptGroups } from './tooling/script-groups.ts'
import { layerOrder } from './ui/styles/layer-order.ts'

const root = path.resolve(import.meta.dirname, '..')

interface Graph {
  getModuleInfo(id: string): { readonly importers: readonly string[]; readonly importedIds: readonly string[] } | null
}

/** Returns the pages of plugins that import a module, directly or through others. */
const pagesWith = (id: string, graph: Graph, seen = new Set<string>()): readonly string[] =>
  /\/plugins\/[^/]+\/web\/.*Page\.tsx$/.test(id)
    ? [id]
    : (graph.getModuleInfo(id)?.importers ?? []).flatMap((importer) =>
        seen.has(importer) ? [] : pagesWith(importer, graph, seen.add(importer)),
      )

/** Tells if only pages behind a login import a module. They use the app kit. */
const isForAppPages = (id: string, graph: Graph): boolean => {
  const pages = pagesWith(id, graph)
  return pages.length > 0 && pages.every((page) => graph.getModuleInfo(page)?.importedIds.some((one) => one.includes('/web/app-kit/')))
}

const declaresFills = /\/plugins\/[^/]+\/web\/slot-fills\.ts$/
const pageEntry = /virtual:vike:page-entry:/

/** Returns the entries of the pages that load a module with one of their fills. */
const pagesWithFill = (id: string, graph: Graph, seen = new Set<string>()): readonly string[] => {
  const importers = graph.getModuleInfo(id)?.importers ?? []
  const own = importers.some((importer) => declaresFills.test(importer)) ? importers.filter((importer) => pageEntry.test(importer)) : []
  const others = importers.flatMap((importer) =>
    seen.has(importer) || declaresFills.test(importer) ? [] : pagesWithFill(importer, graph, seen.add(importer)),
  )
  return [...own, ...others]
}

/** Tells if the entry of a page is that of a facility's profile; the other pages with styles of fills are those of sites. */
const isProfile = (page: string, graph: Graph): boolean =>
  graph.getModuleInfo(page)?.importedIds.some((one) => one.includes('/plugins/facility-profile/web/')) ?? false

/** Style sheets of what plugins add to profiles and to sites. */
const sheetOfFills = { profile: 'facility-profile', site: 'sites' } as const

/** Style sheets of CSS modules that their folder decides, by name; the first that matches has a module. */
const sheets: Readonly<Record<string, RegExp>> = {
  // Pages behind a login.
  app: /\/web\/(app-kit\/.+|ui\/primitives\/usage-bar)\.module\.css/,
  // Styles that most pages do not need: links of tabs, and forms with the form helper.
  account: /\/web\/ui\/(layouts\/components\/tab-link|forms\/parts)\.module\.css/,
  // Rich texts, which few pages show.
  texts: /\/web\/ui\/(rich-text\/rich-text|media\/file-card)\.module\.css/,
  // The home page, with its coloured sections, which pages about the product share.
  home: /\/web\/(ui\/primitives\/(catalogue-links|section)|pages\/\(public\)\/index\/landing)\.module\.css/,
  // Pages that work with a whole list.
  tools: /\/plugins\/catalogue\/web\/tool-list\/.*\.css/,
  // Pages that say why there is none.
  error: /\/_error\/error\.module\.css/,
  // Each of these is loaded by its script.
  lightbox: /\/web\/runtime\/islands\/lightbox\.module\.css/,
  alert: /\/web\/runtime\/islands\/alert\.module\.css/,
  toasts: /\/web\/runtime\/islands\/toasts\.module\.css/,
  // Dialogs of the layout, which are a page of their own (decision 065).
  dialogs: /\/web\/ui\/layouts\/components\/(choices|user-card-dialog)\.module\.css/,
  // Drafts of web sites, in which sections are chosen and texts are written.
  drafts: /\/(web\/ui\/rich-text\/in-page\.module|plugins\/sites\/web\/draft\/.*)\.css/,
  // Web sites of facilities, with the sections that plugins add to them.
  sites: /\/(web\/ui\/site|plugins\/[^/]+\/web\/site|plugins\/sites\/web)\/.*\.css/,
}

/**
 * Returns the style sheet of a CSS module: one of `sheets`, else `web` with everything in the layouts, one for profiles
 * with what plugins add, or one of four of its plugin: for its pages behind a login, for the others, and for what these
 * have in common with profiles and with sites. By default Vike makes one per CSS module.
 */
const styleSheetOf = (id: string, graph: Graph) => {
  const [sheet] = Object.entries(sheets).find(([, modules]) => modules.test(id)) ?? []
  if (sheet !== undefined) return sheet
  const plugin = /\/plugins\/([^/]+)\//.exec(id)?.[1]
  const pages = pagesWithFill(id, graph)
  if (plugin === undefined || pages.some((page) => page.includes('/web/pages/(public)/'))) return 'web'
  if (pages.length > 0) {
    const fills = pages.some((page) => isProfile(page, graph)) ? 'profile' : 'site'
    return pagesWith(id, graph).length > 0 ? `${plugin}-${fills}` : sheetOfFills[fills]
  }
  return isForAppPages(id, graph) ? `${plugin}-app` : plugin
}

/** Build of the web part. The Vite root is the repository, because Vike accepts no pages outside of the root. */
export default defineConfig({
  root,
  publicDir: path.join(root, 'web/public'),
  plugins: [
    fonts(root),
    contractStubs(),
    lexicalParts(),
    nativeDecompression(),
    layerOrder(),
    emBreakpoints(),
    deduplicateStyles(root),
    listModules(root),
    react(),
    vike(),
  ],
  css: { modules: { generateScopedName: classNames(root) } },
  build: {
    outDir: 'dist/web',
    // No inlining: the content security policy allows no `data:` scripts and styles.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [{ test: /\.css$/, name: styleSheetOf, debugName: 'style sheets' }] } } },
    // `light-dark()` must not be lowered: it would be resolved at the root, and dark sections would stay light.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
  // The server bundles stand beside Vike's own: static renderer, social images, mails and gallery.
  environments: {
    // Short names, because the entry script of every page names the chunks that it may load.
    client: {
      build: {
        rolldownOptions: {
          output: {
            chunkFileNames: 'assets/chunks/[hash:7].js',
            hashCharacters: 'base36',
            codeSplitting: { groups: [{ test: /\.css$/, name: styleSheetOf, debugName: 'style sheets', priority: 30 }, ...scriptGroups] },
          },
        },
      },
    },
    ssr: {
      // Only what the pages use of them is loaded.
      resolve: { noExternal: ['effect', 'lucide-react'] },
      // Only on the server: in browser scripts it would change every file with each build.
      define: { 'import.meta.env.BUILD_ID': JSON.stringify(process.env['BUILD_ID'] ?? '') },
      build: {
        rolldownOptions: {
          input: {
            'static-renderer': path.join(root, 'web/server/static-renderer/entry.ts'),
            'social-images': path.join(root, 'web/server/social-images/entry.tsx'),
            mails: path.join(root, 'web/server/mails/entry.tsx'),
            'ui-gallery': path.join(root, 'web/server/dev-ui/entry.tsx'),
          },
        },
      },
    },
  },
  server: { allowedHosts: ['.localhost'] },
})
