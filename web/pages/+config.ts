import type { Config } from 'vike/types'
import vikeReact from 'vike-react/config'
import { pluginPages } from '../../plugins/pages.gen.ts'
import { logicalUrl } from '../data/logical-url.ts' with { type: 'vike:pointer' }
import { Head } from '../head/Head.tsx' with { type: 'vike:pointer' }
import { langOf } from '../head/lang-of.ts' with { type: 'vike:pointer' }
import { renderDocument } from '../head/render-document.ts' with { type: 'vike:pointer' }
import type { PageEntry } from '../plugin-ui.ts'
import { shells } from '../shells/shells.ts'

const serverOnly = { env: { server: true, client: false } } as const

/** A plugin's page as Vike wants it: its shell's settings and its own. */
const mount = ({ shell, name, route, match, title, description, messages = [], ...page }: PageEntry) => ({
  ...shells[shell],
  ...(shells[shell].messages && { messages: [...shells[shell].messages, ...messages] }),
  ...page,
  route: match ?? route,
  titleKey: title,
  ...(name === undefined ? {} : { routeName: name }),
  ...(description === undefined ? {} : { descriptionKey: description }),
})

/** The only place where plugins and Vike meet. */
export default {
  extends: [vikeReact],
  filesystemRoutingRoot: '/',
  prefetchStaticAssets: false,
  Head,
  lang: langOf,
  onRenderHtml: renderDocument,
  onBeforeRoute: logicalUrl,
  routes: Object.fromEntries([['landing', '/'], ...pluginPages.flatMap(({ name, route }) => (name === undefined ? [] : [[name, route]]))]),
  meta: {
    routeName: serverOnly,
    titleKey: serverOnly,
    descriptionKey: serverOnly,
    ground: serverOnly,
    routes: serverOnly,
    messages: serverOnly,
    lang: serverOnly,
    /** `islands`: HTML only, the page's own code stays on the server. Absent: the whole page is hydrated. */
    wakes: {
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
  pages: pluginPages.map(mount),
} as unknown as Config
