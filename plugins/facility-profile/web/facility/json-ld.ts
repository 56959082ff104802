import { timeOfDay } from '#core/kernel/time-of-day.ts'
import { voivodeshipKey } from '#core/places/voivodeship.ts'
import type { useT } from '#web/runtime/i18n/i18n-context.ts'
import { cityLine, streetLine } from '../address-lines.ts'
import type { Profile, ValueOf } from '../profile.data.ts'
import { photosOf } from './photos.ts'

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
export const jsonLdOf = (
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
