import { Schema } from 'effect'
import { RequestedStatuses } from '#core/facilities/requested-statuses.ts'
import { PageOf } from '#core/kernel/paging.ts'
import { onePosition, pagingBody } from '#core/kernel/paging-schemas.ts'
import { CityEntry } from '#plugins/places/contract/city-entry.ts'
import { FacilityCard } from './facility-card.ts'
import { VoivodeshipView } from './regions.ts'

const values = Schema.optional(Schema.Array(Schema.String).check(Schema.isMaxLength(100)))
const zloty = Schema.optional(Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 5000 })))
const rating = Schema.optional(Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 5 })))
const slug = Schema.optional(Schema.NullOr(Schema.String))

/** Body of `POST /regions/voivodeships/cities`; tags by id or slug. */
export const CitiesBody = Schema.Struct({ slug, required_specialization: values })

/** Response of `POST /regions/voivodeships/cities`; empty where the voivodeship is missing or unknown (specification §7). */
export const CitiesResponse = Schema.Struct({ voivodeship: Schema.NullOr(VoivodeshipView), cities: Schema.Array(CityEntry) })

/** Body of `POST /regions/voivodeships/cities/facilities`; prices in złoty a month, ratings 0 to 5 (specification §7 and §9). */
export const FacilitiesBody = Schema.Struct({
  city_slug: slug,
  voivodeship_slug: slug,
  required_specialization: values,
  required_ownership: values,
  required_features: values,
  price_min: zloty,
  price_max: zloty,
  rating_min: rating,
  rating_max: rating,
  status: RequestedStatuses,
  district: slug,
  ...pagingBody,
}).check(onePosition)

const NamedPlace = Schema.Struct({ name: Schema.String, slug: Schema.String })

/** Response of `POST /regions/voivodeships/cities/facilities`; an empty page where city or voivodeship is missing or unknown. */
export const FacilitiesResponse = Schema.Struct({
  city: Schema.NullOr(NamedPlace),
  district: Schema.NullOr(NamedPlace),
  facilities: PageOf(FacilityCard),
})

/** Body of `POST /facility/list-by-voivodeship` (decisions §0.20). */
export const ByVoivodeshipBody = Schema.Struct({
  voivodeship: Schema.String,
  required_specialization: values,
  required_ownership: values,
  ...pagingBody,
}).check(onePosition)

/** Path and query of `GET /list-best-facilities/{x}`: the number of facilities, 1 to 50 (decisions §0.4). */
export const BestQuery = Schema.Struct({
  count: Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: 50 })),
  specialization: Schema.optional(Schema.String),
  city: Schema.optional(Schema.String),
})
