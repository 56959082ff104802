import type { Config } from 'vike/types'
import vikeReact from 'vike-react/config'
import { logicalUrl } from '../runtime/logical-url.ts' with { type: 'vike:pointer' }
import { Head } from '../server/document/Head.tsx' with { type: 'vike:pointer' }
import { htmlLang } from '../server/document/html-lang.ts' with { type: 'vike:pointer' }
import { renderDocument } from '../server/document/render-document.ts' with { type: 'vike:pointer' }
import { guard } from '../server/page-data/page-guard.ts' with { type: 'vike:pointer' }
import { mountedPages, routes } from './mounted-pages.ts'
import { contributions, fillMeta, fillSettings } from './slot-fills.ts'

const serverOnly = { env: { server: true, client: false } } as const

/** Vike configuration; the only place that mounts the pages of plugins. */
export default {
  extends: [vikeReact],
  filesystemRoutingRoot: '/',
  prefetchStaticAssets: false,
  Head,
  lang: htmlLang,
  onRenderHtml: renderDocument,
  onBeforeRoute: logicalUrl,
  guard,
  routes,
  contributions,
  ...fillSettings('all'),
  meta: {
    ...fillMeta,
    routeName: serverOnly,
    titleKey: serverOnly,
    descriptionKey: serverOnly,
    background: serverOnly,
    backLink: serverOnly,
    socialImage: serverOnly,
    hasSocialImage: serverOnly,
    access: serverOnly,
    hasLanguages: serverOnly,
    routes: serverOnly,
    // Same environment as the page, in whose file it is.
    queries: { env: { server: true, client: true } },
    // Once for all pages.
    contributions: { ...serverOnly, global: true },
    layoutName: serverOnly,
    layoutLoader: serverOnly,
    layoutQuery: serverOnly,
    layoutFinder: serverOnly,
    layoutLogin: serverOnly,
    layoutSlim: serverOnly,
    still: serverOnly,
    messages: serverOnly,
    // Same environment as Vike's own `data`.
    action: { env: { server: true } },
    guard: serverOnly,
    lang: serverOnly,
    /** `islands`: static page, whose own code stays on the server. A script: it hydrates the page. Absent: Vike does, with its router. */
    hydration: {
      env: { config: true, server: true },
      effect: ({ configValue }: { configValue: unknown }) =>
        configValue === undefined
          ? undefined
          : {
              clientHooks: false,
              clientRouting: false,
              client: configValue === 'islands' ? '/web/runtime/islands/hydrate-islands.ts' : configValue,
              meta: { Page: serverOnly, queries: serverOnly, Layout: serverOnly, Wrapper: serverOnly, Loading: serverOnly },
            },
    },
  },
  pages: mountedPages,
} as unknown as Config
