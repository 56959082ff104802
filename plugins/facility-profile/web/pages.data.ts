import type { Language } from '#core/kernel/language.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { pageTags } from '#core/kernel/page-tags.ts'
import { timeOfDay } from '#core/kernel/time-of-day.ts'
import { voivodeshipKey } from '#core/places/voivodeship.ts'
import { cityNameIn } from '#plugins/places/contract/ui.ts'
import type { Href } from '#web/runtime/href.ts'
import type { useT } from '#web/runtime/i18n/i18n-context.ts'
import { pageData } from '#web/server/page-data/page-data.ts'
import { ShowContact } from '../use-cases/contact.ts'
import { FindLegacy } from '../use-cases/find-legacy.ts'
import { ShowProfile } from '../use-cases/show-profile.ts'
import { cityLine, streetLine } from './address-lines.ts'
import { describeFacility, kindUnlessInName } from './facility/describe.ts'
import { photosOf } from './facility/photos.ts'
import type { Profile, ValueOf } from './profile.data.ts'

/** Loads telephone and e-mail; the page is `noindex` and rate-limited like other reveals. */
export const contactData = pageData(
  ShowContact,
  ({ params }) => ({ slug: params['facility'] ?? '' }),
  ({ movedTo, name, slug }, { t, href }) => {
    if (movedTo !== null) return { permanentRedirect: href(`/placowka/${movedTo}/kontakt`) }
    return {
      values: { name },
      noindex: true,
      crumbs: [{ label: name, href: href('map_facility', { facility: slug }) }, { label: t('facility-profile.contact') }],
    }
  },
)

/** Returns the breadcrumbs of a facility: catalogue, voivodeship, city, facility; those without a page have no link. */
const breadcrumbsOf = (
  { category, voivodeship, city, city_slug, name }: Profile['facility'],
  t: ReturnType<typeof useT>,
  href: Href,
  language: Language,
) => {
  const cityName = cityNameIn(city, language)
  const area = t(voivodeshipKey(voivodeship))
  if (category === null) return [{ label: area }, { label: cityName }, { label: name }]
  return [
    { label: t(messageKey('shell.nav', category)), href: href('catalog_voivodeships', { type: category }) },
    { label: area, href: href('catalog_cities', { type: category, voivodeship }) },
    { label: cityName, href: href('catalog_facilities', { type: category, voivodeship, city: city_slug }) },
    { label: name },
  ]
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

const specification = (dayOfWeek: readonly string[], opens: number | null, closes: number | null) =>
  opens === null || closes === null
    ? []
    : [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens: timeOfDay(opens), closes: timeOfDay(closes) }]

const openingHours = (hours: ValueOf<'hours'>) => [
  ...specification(weekdays, hours.open_at, hours.close_at),
  ...specification(['Saturday'], hours.saturday_open_at, hours.saturday_close_at),
  ...specification(['Sunday'], hours.sunday_open_at, hours.sunday_close_at),
]

/** Returns structured data of the facility (schema.org, decisions §0.19), without telephone; its rating is the one that the page shows. */
const jsonLdOf = (
  { facility, facts, scores, parts }: Profile,
  url: string,
  t: ReturnType<typeof useT>,
): Readonly<Record<string, unknown>> => {
  const { name, type, city, voivodeship, latitude, longitude, location_precision } = facility
  const hours = facts.hours ? openingHours(facts.hours.value) : []
  const photos = photosOf(parts)?.photos ?? []
  const sameAs = [facts.website?.value, facts.social?.value].filter((address) => address !== undefined)
  return {
    '@type': type === 'primary_school' ? 'ElementarySchool' : ['ChildCare', 'Preschool'],
    '@id': url,
    url,
    name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: streetLine(facts, city) ?? cityLine(facts, city),
      addressLocality: city,
      addressRegion: t(voivodeshipKey(voivodeship)),
      addressCountry: 'PL',
      ...(facts.post_code && { postalCode: facts.post_code.value }),
    },
    ...(latitude !== null &&
      longitude !== null &&
      location_precision === 'exact' && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
    ...(facts.description && { description: facts.description.value }),
    ...(photos.length > 0 && { image: photos.map((photo) => new URL(photo.url, url).href) }),
    ...(sameAs.length > 0 && { sameAs }),
    ...(scores.score_total !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: scores.score_total,
        reviewCount: scores.opinion_count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  }
}

/** Loads the profile and the page's head; outdated slugs redirect permanently, closed facilities are `noindex`. */
export const facilityData = pageData(
  ShowProfile,
  ({ params }) => ({ slug: params['facility'] ?? '' }),
  (profile, { t, href, context }) => {
    const { facility, facts, movedTo, nearby, successors, validUntil } = profile
    if (movedTo !== null) return { permanentRedirect: href(`/placowka/${movedTo}`) }
    const path = `/placowka/${facility.slug}` as const
    const location = [cityNameIn(facility.city, context.language), facts.street ? streetLine(facts, facility.city) : facility.district]
      .filter(Boolean)
      .join(', ')
    return {
      values: {
        name: facility.name,
        what: [...kindUnlessInName(facility, t), location].join(', '),
        facts: describeFacility(profile, t, context.language),
      },
      canonical: path,
      noindex: !facility.active,
      // Nearby facilities change when any facility is added or removed.
      tags: [pageTags.facilities, ...[facility, ...nearby, ...successors].map(({ id }) => pageTags.facility(id))],
      freshUntil: validUntil,
      crumbs: breadcrumbsOf(facility, t, href, context.language),
      jsonLd: facility.active ? [jsonLdOf(profile, `${context.publicUrl}${href(path)}`, t)] : [],
    }
  },
)

/** Redirects a URL of the former site permanently to the facility's profile. */
export const legacyData = pageData(
  FindLegacy,
  ({ params, query }) => ({
    identifiers: [query['id'], query['facility'], query['slug'], params['facility']].filter((identifier): identifier is string =>
      Boolean(identifier),
    ),
  }),
  ({ slug }, { href }) => ({ permanentRedirect: href(`/placowka/${slug}`) }),
)

/** Loads the facility and its photos; outdated slugs redirect like those of the profile. */
export const reportData = pageData(
  ShowProfile,
  ({ params }) => ({ slug: params['facility'] ?? '' }),
  ({ facility: { id, slug, name }, movedTo }, { t, href }) => {
    if (movedTo !== null) return { permanentRedirect: href(`/placowka/${movedTo}/zglos`) }
    return {
      values: { name },
      noindex: true,
      tags: [pageTags.facility(id)],
      crumbs: [{ label: name, href: href('map_facility', { facility: slug }) }, { label: t('facility-profile.report') }],
    }
  },
)
