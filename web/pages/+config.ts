import type { Config } from 'vike/types'
import vikeReact from 'vike-react/config'
import { guard } from '../data/before-data.ts' with { type: 'vike:pointer' }
import { logicalUrl } from '../data/logical-url.ts' with { type: 'vike:pointer' }
import { Head } from '../head/Head.tsx' with { type: 'vike:pointer' }
import { langOf } from '../head/lang-of.ts' with { type: 'vike:pointer' }
import { renderDocument } from '../head/render-document.ts' with { type: 'vike:pointer' }
import { mounted, routes } from './mounted.ts'

const serverOnly = { env: { server: true, client: false } } as const

/** The only place where the pages of plugins and Vike meet. */
export default {
  extends: [vikeReact],
  filesystemRoutingRoot: '/',
  prefetchStaticAssets: false,
  Head,
  lang: langOf,
  onRenderHtml: renderDocument,
  onBeforeRoute: logicalUrl,
  guard,
  routes,
  meta: {
    routeName: serverOnly,
    titleKey: serverOnly,
    descriptionKey: serverOnly,
    background: serverOnly,
    backLink: serverOnly,
    socialImage: serverOnly,
    hasSocialImage: serverOnly,
    access: serverOnly,
    routes: serverOnly,
    messages: serverOnly,
    // In the words of `data`, beside which it stands.
    action: { env: { server: true } },
    guard: serverOnly,
    lang: serverOnly,
    /** `islands`: HTML only, the page's own code stays on the server. Absent: the whole page is hydrated. */
    hydration: {
      env: { config: true, server: true },
      effect: ({ configValue }: { configValue: unknown }) =>
        configValue !== 'islands'
          ? undefined
          : {
              clientHooks: false,
              clientRouting: false,
              client: '/web/islands/wake.ts',
              meta: { Page: serverOnly, Layout: serverOnly, Wrapper: serverOnly, Loading: serverOnly },
            },
    },
  },
  pages: mounted,
} as unknown as Config
