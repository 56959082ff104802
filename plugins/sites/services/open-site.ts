import { Effect } from 'effect'
import type { FieldName } from '#core/facilities/fields.ts'
import { type Facts, resolve } from '#core/facilities/statement.ts'
import { define } from '#core/kernel/define.ts'
import type { Language } from '#core/kernel/language.ts'
import { type InstalledTheme, Themes } from '#core/plugin/themes.ts'
import { Clock } from '#core/ports/clock.ts'
import { Site as InstalledSite } from '#core/ports/site.ts'
import { coloursAddress } from '../contract/colours.ts'
import { isUnfilled } from '../contract/placeholders.ts'
import type { SiteContent } from '../contract/site.ts'
import { contentIn, isWritten, languagesOf } from '../contract/translation.ts'
import { shownContent, usualTheme } from '../domain/site.ts'
import { canonicalOrigin } from '../domain/site-origin.ts'
import { type SiteFacility, SiteReader } from '../domain/sites.port.ts'

/** Facts that sections show; an allow-list, so that telephone and e-mail, which the owner shows or visitors reveal, cannot leak. */
const shownFacts = [
  'description',
  'hours',
  'hours_text',
  'fees',
  'tuition',
  'activities',
  'day_plan',
  'recruiting',
  'recruitment_text',
  'vacancies',
  'street',
  'building_number',
  'apartment_number',
  'post_code',
  'social',
] as const satisfies readonly FieldName[]

/** Facts about the facility that its site shows. */
export type SiteFacts = Pick<Facts, (typeof shownFacts)[number]>

const factsOf = (facts: Facts) => Object.fromEntries(shownFacts.map((name) => [name, facts[name]])) as unknown as SiteFacts

/** Telephones and e-mail that a page of a site shows. */
export interface SiteContact {
  /** E.164. */
  readonly phones: readonly string[]
  readonly email: string | null
}

/** Returns what a facility states of its telephones and e-mail; a closed one has none to call. */
const contactOf = ({ phone, second_phone, email }: Facts, { active }: Pick<SiteFacility, 'active'>): SiteContact | null => {
  if (!active || !(phone || email)) return null
  const phones = [phone?.value, second_phone?.value].filter((one) => one !== undefined)
  return { phones, email: email?.value ?? null }
}

/** Tests whether the owner shows telephone and e-mail at once. */
const showsContact = ({ pages }: SiteContent): boolean =>
  pages.some(({ sections }) => sections.some(({ kind, visible, contact }) => kind === 'contact' && visible && contact === 'shown'))

/** Theme of a site with the addresses of its style sheet and of that of the site's own colours, `null` without any. */
export type SiteTheme = Omit<InstalledTheme, 'stylesheet' | 'fontFiles'> & {
  readonly stylesheet: string
  readonly ownColours: string | null
}

/** Site that visitors may see. */
export interface ShownSite {
  /** Id; empty where the facility has no site yet. */
  readonly id: string
  readonly name: string
  /** Origin that search engines learn: `https://bajka.kredka.pl`, or that of its own domain. */
  readonly origin: string
  /** ISO 8601. */
  readonly publishedAt: string
  /** Its content in one language. */
  readonly content: SiteContent
  /** Language of the content. */
  readonly language: Language
  /** Languages of the site. */
  readonly languages: readonly Language[]
  /** Those of them in which a page is written, by its id. */
  readonly languagesOfPages: Readonly<Record<string, readonly Language[]>>
  /** Pages that the law demands, which are in Polish where no others are written. */
  readonly legal: readonly LegalLink[]
  readonly facility: Omit<SiteFacility, 'statements'>
  readonly facts: SiteFacts
  /** Telephones and e-mail, where the owner shows them at once or a visitor has pressed; else they are in no page. */
  readonly contact: SiteContact | null
  /** The facility has telephone or e-mail. */
  readonly hasContact: boolean
}

const facilityOf = ({ id, slug, name, type, city, district, voivodeship, longitude, latitude, ...rest }: SiteFacility) => {
  const { location_precision, active, made } = rest
  return { id, slug, name, type, city, district, voivodeship, longitude, latitude, location_precision, active, made }
}

/** Returns the theme of a content with the addresses of its style sheets. */
export const siteThemeOf = (themes: Themes, { theme: key, look }: Pick<SiteContent, 'theme' | 'look'>): SiteTheme | null => {
  const found = themes.find(key)
  if (found === null) return null
  const { stylesheet, fontFiles: _, ...theme } = found
  return { ...theme, stylesheet: stylesheet.address, ownColours: look ? coloursAddress(found.key, look) : null }
}

/** Link to a page that the law demands. */
interface LegalLink {
  readonly title: string
  readonly path: `/${string}`
  readonly language: Language
}

/** Name and address of a site, and since when it is published. */
type NamedSite = Pick<ShownSite, 'id' | 'name' | 'origin' | 'publishedAt'>

interface Shown {
  readonly language: Language
  readonly which?: 'written' | 'all'
}

/** Returns a content as visitors read it, without sections that say nothing but what their owner has still to fill. */
const withoutUnfilled = (content: SiteContent): SiteContent => ({
  ...content,
  pages: content.pages.map((page) => ({ ...page, sections: page.sections.filter(({ text }) => text === null || !isUnfilled(text)) })),
})

/** Returns a site with its content in a language and the facts of its facility. */
export const shownSiteOf = (
  named: NamedSite,
  content: SiteContent,
  facility: SiteFacility,
  { language, which = 'written' }: Shown,
): ShownSite => {
  const { facts } = resolve(facility.statements)
  const contact = contactOf(facts, facility)
  return {
    ...named,
    content: which === 'written' ? withoutUnfilled(contentIn(content, language)) : contentIn(content, language, which),
    language,
    languages: languagesOf(content),
    languagesOfPages: Object.fromEntries(
      content.pages.map((page) => [page.id, languagesOf(content).filter((one) => isWritten(page, one))]),
    ),
    legal: content.pages
      .filter((page) => page.legal !== undefined)
      .map((page): LegalLink => {
        const written = isWritten(page, language) ? language : 'pl'
        const { title = '' } = contentIn({ ...content, pages: [page] }, written).pages[0] ?? {}
        return { title, path: `/${page.slug}`, language: written }
      }),
    facility: facilityOf(facility),
    facts: factsOf(facts),
    contact: showsContact(content) ? contact : null,
    hasContact: contact !== null,
  }
}

/** Opens sites for visitors: what nobody may see is not there. Each has a theme, that of sites without one too. */
export const OpenSite = define(
  'sites/OpenSite',
  { reader: SiteReader, themes: Themes, installed: InstalledSite, clock: Clock },
  ({ reader, themes, installed, clock }) =>
    Effect.fn('sites.open-site')(function* (name: string, language: Language = 'pl') {
      const opened = yield* reader.open(name)
      const all = opened && shownContent(opened.site, opened.standing, clock.now())
      if (!opened || !all) return { site: null, theme: siteThemeOf(themes, { theme: usualTheme }), all: null }
      // A site that lacks the language says so in its own frame, whose texts are Polish.
      const shown = languagesOf(all).includes(language) ? language : 'pl'
      const { site, facility, domain } = opened
      const origin = canonicalOrigin(installed.url, site.name, domain, clock.now())
      const named = { id: site.id, name: site.name, origin, publishedAt: site.published_at ?? '' }
      return { site: shownSiteOf(named, all, facility, { language: shown }), theme: siteThemeOf(themes, all), all }
    }),
)
