import type { Language } from '#core/kernel/language.ts'
import { pageTags } from '#core/kernel/page-tags.ts'
import { readFormerAddress, sitePath } from '#core/kernel/site-address.ts'
import { voivodeshipKey } from '#core/places/voivodeship.ts'
import { excerptOf } from '#core/rich-text/read-document.ts'
import { localizedPath } from '#web/runtime/href.ts'
import type { PageContext } from '#web/runtime/page-context.ts'
import type { PageHead } from '#web/runtime/page-head.ts'
import { type PageRequest, pageRequest } from '#web/runtime/page-request.ts'
import { pageAction } from '#web/server/page-data/page-action.ts'
import { pageData as dataOf } from '#web/server/page-data/page-data.ts'
import { pageExit } from '#web/server/page-data/page-exit.ts'
import { socialImagePath } from '#web/server/social-images/social-image.ts'
import { ContactMessage, contactPaths } from '../contract/contact.ts'
import { siteTag } from '../contract/site-tag.ts'
import { SendContact, ShowContactPage } from '../use-cases/contact.ts'
import { PreviewSitePage } from '../use-cases/preview-site.ts'
import { PreviewPageTemplate } from '../use-cases/preview-template.ts'
import { RevealSiteContact } from '../use-cases/reveal-contact.ts'
import { ShowFormerAddress, ShowSitePage, ShowSitePost } from '../use-cases/show-site-page.ts'
import { addressLines, kindBeside, kindOf } from './facility-texts.ts'
import { openingHours } from './opening-hours.ts'
import type { ShownSite, SitePageView, SiteView } from './site.data.ts'
import { photosOf } from './site-photos.ts'

/** Characters of a description that search engines show. */
const described = 155

const shortened = (text: string): string => (text.length <= described ? text : `${text.slice(0, described).replace(/\s+\S*$/, '')}…`)

/** Returns what a page is about: what its owner wrote for search engines, its own text, that of the facility, or what and where it is. */
const descriptionOf = (site: ShownSite, { lead, search, sections, title, isMain }: SiteView, t: PageRequest['t']): string => {
  if (search?.description.trim()) return search.description.trim()
  if (lead) return shortened(lead)
  const text = sections.find((section) => section.text !== null)?.text
  if (text && !isMain) return excerptOf(text, described)
  const usual = `${kindOf(site, t)} ${site.facility.name}, ${addressLines(site).join(', ')}`
  if (!isMain) return `${title} – ${usual}`
  // The facility describes itself in Polish.
  return site.language === 'pl' && site.facts.description ? shortened(site.facts.description.value.replaceAll(/\s+/g, ' ')) : usual
}

/**
 * Returns structured data of the facility at the address of its site: with telephone where its owner shows it at once,
 * and without ratings of its own.
 */
const jsonLdOf = (site: ShownSite, photos: readonly string[], t: PageRequest['t']) => {
  const { facility, facts, origin } = site
  const { name, type, city, voivodeship, latitude, longitude, location_precision } = facility
  const [street] = addressLines(site)
  const hours = facts.hours ? openingHours(facts.hours.value) : []
  return {
    '@type': type === 'primary_school' ? 'ElementarySchool' : ['ChildCare', 'Preschool'],
    '@id': origin,
    url: origin,
    name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: t(voivodeshipKey(voivodeship)),
      addressCountry: 'PL',
      ...(facts.post_code && { postalCode: facts.post_code.value }),
    },
    ...(latitude !== null &&
      longitude !== null &&
      location_precision === 'exact' && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
    ...(site.contact?.phones[0] && { telephone: site.contact.phones[0] }),
    ...(site.contact?.email && { email: site.contact.email }),
    ...(facts.description && { description: facts.description.value }),
    ...(photos.length > 0 && { image: photos }),
  }
}

/**
 * Returns the redirect to where a site is: from a sub-domain that it has given up, and to its domain for a host that has
 * `www.` too much or lacks it. A preview, on the main host, was not visited by a name.
 */
const redirectToSite = ({ origin, name }: ShownSite, visited: string | undefined, path: string): Pick<PageHead, 'permanentRedirect'> => {
  if (visited === undefined) return {}
  if (!visited.includes('.') && visited !== name) return { permanentRedirect: origin + path }
  // Below an IP address there are no host names, so that it may be no URL.
  const [, host = ''] = /^https?:\/\/([^/:]+)/.exec(origin) ?? []
  return visited === `www.${host}` || host === `www.${visited}` ? { permanentRedirect: origin + path } : {}
}

const headOf = ({ site, theme, view, movedTo, elsewhere = [] }: SitePageView, { t, context, params }: PageRequest): PageHead => {
  const face = theme && {
    icon: theme.assets.icon,
    stylesheet: theme.stylesheet,
    ownColours: theme.ownColours,
    ownTypeface: theme.ownTypeface,
    ...theme.colors.navbar,
  }
  if (site === null || view === null) {
    const path = [params['post'] === undefined ? [] : 'aktualnosci', params['post'] ?? params['page'] ?? []].flat().join('/')
    const moved = site === null ? {} : redirectToSite(site, params['site'], localizedPath(`/${path}`, context.language))
    if (movedTo !== undefined) return { ...moved, permanentRedirect: moved.permanentRedirect ?? localizedPath(movedTo, context.language) }
    const name = site?.content.title ?? 'Kredka'
    const title = site === null ? t('sites.lost.site') : `${t(elsewhere.length > 0 ? 'sites.lost.language' : 'sites.lost.page')} – ${name}`
    return { ...moved, status: 404, noindex: true, title, site: { url: null, languages: [], name, theme: face, image: null } }
  }
  const { content, origin, facility } = site
  const { language } = context
  const at = (one: Language) => localizedPath(view.path, one)
  const photos = photosOf(view.parts).map(({ url }) => (url.startsWith('/') ? `${context.publicUrl}${url}` : url))
  return {
    ...redirectToSite(site, params['site'], at(language)),
    title:
      view.search?.title.trim() ||
      (view.isMain
        ? `${content.title} – ${[kindBeside(site, t), facility.city].filter(Boolean).join(', ')}`
        : `${view.title} – ${content.title}`),
    description: descriptionOf(site, view, t),
    site: {
      url: origin + at(language),
      languages: view.languages.map((one) => ({ language: one, url: origin + at(one) })),
      name: content.title,
      theme: face,
      image: `${context.publicUrl}${localizedPath(socialImagePath(sitePath(site.name, view.path)), language)}`,
    },
    jsonLd: view.isMain && facility.active ? [jsonLdOf(site, photos, t)] : [],
    tags: [siteTag(site.name), pageTags.facility(facility.id)],
  }
}

/** Head of a page that neither search engines nor the page cache keep. */
const withoutIndex = (value: SitePageView, request: PageRequest): PageHead => {
  const { tags: _, jsonLd: __, ...head } = headOf(value, request)
  return { ...head, noindex: true }
}

/** Loads a page of a site. What does not exist is a page too, with status 404. */
export const pageData = dataOf(
  ShowSitePage,
  ({ params, context: { language } }) => ({ name: params['site'] ?? '', slug: params['page'] ?? '', language }),
  headOf,
)

/** Leads an address of an earlier site to the page that has it now. */
export const formerData = dataOf(
  ShowFormerAddress,
  ({ params, context: { language } }) => ({ name: params['site'] ?? '', path: readFormerAddress(params['address'] ?? ''), language }),
  headOf,
)

/** Loads a page of a site with telephone and e-mail, for the visitor who asked. */
export const revealedData = dataOf(
  RevealSiteContact,
  ({ params, context: { language } }) => ({ name: params['site'] ?? '', slug: params['page'] ?? '', language }),
  withoutIndex,
)

/** Returns the head of a preview, which nobody finds. */
const previewHeadOf = (value: SitePageView, request: PageRequest): PageHead => {
  const { tags: _, jsonLd: __, ...head } = headOf(value, request)
  return { ...head, noindex: true }
}

/** Loads a page of a draft for those who write the site. */
export const previewData = dataOf(
  PreviewSitePage,
  ({ params, query, context: { language } }) => ({
    facilityId: params['facility'] ?? '',
    page: params['page'] ?? '',
    theme: query['theme'] ?? null,
    language,
  }),
  previewHeadOf,
)

/** Loads a page of a page template for support. */
export const templatePreviewData = dataOf(
  PreviewPageTemplate,
  ({ params }) => ({ id: params['template'] ?? '', page: params['page'] ?? '' }),
  previewHeadOf,
)

/** Loads a post of a facility inside of its site. */
export const postData = dataOf(ShowSitePost, ({ params }) => ({ name: params['site'] ?? '', post: params['post'] ?? '' }), headOf)

/** Redirects `web_page` to the pages of the site (row OW-18). */
export const entryData = async (pageContext: PageContext): Promise<never> => {
  const { href, params } = pageRequest(pageContext)
  throw pageExit({ seeOther: href('facility_web_page_subpages', { facility: params['facility'] ?? '' }) ?? '/' })
}

const contactInput =
  (isSent: boolean) =>
  ({ params, context: { language } }: PageRequest) => ({ name: params['site'] ?? '', isSent, language })

/** Loads the page of the contact form, and the one that follows a message. */
export const contactData = dataOf(ShowContactPage, contactInput(false), withoutIndex)
export const contactSentData = dataOf(ShowContactPage, contactInput(true), withoutIndex)

/** Sends the message of a visitor. */
export const sendContact = pageAction(SendContact, {
  input: ContactMessage,
  honeypot: true,
  extra: ({ params }) => ({ site: params['site'] ?? '' }),
  redirectTo: (_, { context }) => localizedPath(contactPaths.sent, context.language),
})
