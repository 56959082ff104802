import type { ReactElement } from 'react'
import type { Messages, Translate } from '#core/ports/translator.ts'
import { CityPage } from '#plugins/catalogue/web/city/CityPage.tsx'
import type { CityShown } from '#plugins/catalogue/web/city/city.data.ts'
import { Page as ProfilePage } from '#plugins/facility-profile/web/facility/Page.tsx'
import type { Profile } from '#plugins/facility-profile/web/profile.data.ts'
import { makeHref } from '#web/data/href.ts'
import { PageFrameContext } from '#web/here.ts'
import { tiny } from '#web/i18n/tiny.ts'
import { WordsContext } from '#web/i18n/words.ts'
import { routes } from '#web/pages/mounted.ts'

// The page components of the product, for whoever draws them with `renderToString` and nothing else: no frame, and nothing drawn once for all.

const catalogues = import.meta.glob<Messages>(['/plugins/*/messages/pl.json', '/web/messages/pl.json'], { eager: true, import: 'default' })
const messages: Messages = Object.assign({}, ...Object.values(catalogues))
const filled = tiny('pl', messages)
const t: Translate = (key, values) => (values ? filled(key, values) : (messages[key] ?? key))

const words = { language: 'pl', t } as const
const href = makeHref(routes, 'pl')
const house = {
  publicUrl: process.env['PUBLIC_URL'] ?? '',
  environment: 'production',
  supportPhone: '',
  operator: null,
  // What the frame tells of contact: that it is there.
  layout: { contact: {} },
  user: null,
  language: 'pl',
} as const

interface Shown {
  /** The request's path with its query. */
  readonly path: string
  readonly value: unknown
  readonly page: ReactElement
}

const frame = { top: () => null, tabs: () => [], footer: () => ({ service: [], users: [] }), name: undefined, crumbs: [], params: {} }

const main = ({ path, value, page }: Shown) => (
  <WordsContext value={words}>
    <PageFrameContext value={{ ...frame, context: { ...house, path }, href, path, data: { value } }}>
      <main>{page}</main>
    </PageFrameContext>
  </WordsContext>
)

/** The catalogue's page of a city within `<main>`. */
export const cityPage = (path: string, value: CityShown): ReactElement => main({ path, value, page: <CityPage /> })

/** The page of a facility within `<main>`. */
export const profilePage = (path: string, value: Profile): ReactElement => main({ path, value, page: <ProfilePage /> })
