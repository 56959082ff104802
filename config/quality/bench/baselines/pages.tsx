import type { ReactElement } from 'react'
import type { Messages, Translate } from '#core/ports/translator.ts'
import { CityPage } from '#plugins/catalogue/web/city/CityPage.tsx'
import type { CityPageData } from '#plugins/catalogue/web/pages.data.ts'
import { Page as ProfilePage } from '#plugins/facility-profile/web/facility/Page.tsx'
import type { Profile } from '#plugins/facility-profile/web/profile.data.ts'
import { routes } from '#web/pages/mounted-pages.ts'
import { fillSettings } from '#web/pages/slot-fills.ts'
import { makeHref } from '#web/runtime/href.ts'
import { createTranslator } from '#web/runtime/i18n/create-translator.ts'
import { fixedI18n, I18nContext } from '#web/runtime/i18n/i18n-context.ts'
import { CurrentPageContext } from '#web/runtime/page.ts'

// The product's page components for rendering with plain `renderToString`: without layout and without cached markup.

const catalogues = import.meta.glob<Messages>(['/plugins/*/messages/pl.json', '/web/messages/pl.json'], { eager: true, import: 'default' })
const messages: Messages = Object.assign({}, ...Object.values(catalogues))
const filled = createTranslator('pl', messages)
const t: Translate = (key, values) => (values ? filled(key, values) : (messages[key] ?? key))

const i18n = fixedI18n({ language: 'pl', t })
const href = makeHref(routes, 'pl')
const context = {
  publicUrl: process.env['PUBLIC_URL'] ?? '',
  environment: 'production',
  supportPhone: '',
  operator: null,
  // Layout data of the plugins with a part of the profile.
  layout: { contact: {}, favourites: {}, map: { version: 'none' }, 'product-landing': { forFacilities: true }, 'facility-panel': {} },
  user: null,
  language: 'pl',
} as const

interface RenderedPage {
  /** Path of the request with its query. */
  readonly path: string
  readonly value: unknown
  readonly page: ReactElement
}

const basePage = {
  renderTop: () => null,
  tabs: () => [],
  footer: () => ({ service: [], users: [] }),
  fills: { ...fillSettings('public'), ...fillSettings('profile') },
  name: undefined,
  crumbs: [],
  params: {},
}

const main = ({ path, value, page }: RenderedPage) => (
  <I18nContext value={i18n}>
    <CurrentPageContext value={{ ...basePage, context: { ...context, path }, href, path, data: { value } }}>
      <main>{page}</main>
    </CurrentPageContext>
  </I18nContext>
)

/** Renders the catalogue's city page within `<main>`. */
export const cityPage = (path: string, value: CityPageData): ReactElement => main({ path, value, page: <CityPage /> })

/** Renders the facility page within `<main>`. */
export const profilePage = (path: string, value: Profile): ReactElement => main({ path, value, page: <ProfilePage /> })
