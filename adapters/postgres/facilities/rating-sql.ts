import { minPriorOpinions, priorWeight } from '#core/search/bayesian-mean.ts'
import { isCounted } from './counted-facilities.ts'

/** Returns SQL for a mean as it is shown: half-up to one decimal; null while the facility `f` has no opinions. */
export const ratingAsShown = (column: string): string => `case when f.rating_count > 0 then floor(${column} * 10 + 0.5) / 10 end`

// Whole millionths, whose sums are exact in any order, so that means are the same as in the search index.
const millionths = 'round(f.rating_total * 1000000)'
const counts = 'sum(f.rating_count::float8)'
const ratings = `sum(f.rating_count * ${millionths})`
const mean = (count: string, sum: string, enough: number) => `when ${count} >= ${enough} then ${sum} / ${count}`
const meanOver = (area: string, enough: number) => mean(`sum(${counts}) over (${area})`, `sum(${ratings}) over (${area})`, enough)

/**
 * SQL join of the table `prior` with the prior mean of each city that has a rated facility
 * (`core/search/bayesian-mean.ts`), in millionths of a point.
 */
export const priorMeans = `left join (
  select f.voivodeship, f.city_slug, case ${mean(counts, ratings, minPriorOpinions)}
      ${meanOver('partition by f.voivodeship', minPriorOpinions)} ${meanOver('', 1)} end mean
    from facility f where f.rating_count > 0 and f.active and f.deleted_at is null and f.merged_into is null and ${isCounted}
   group by f.voivodeship, f.city_slug) prior on prior.voivodeship = f.voivodeship and prior.city_slug = f.city_slug`

/**
 * SQL for the Bayesian mean of the facility `f` in ten-thousandths of a point, which sorts rated facilities; null
 * without opinions. Needs `priorMeans`.
 */
export const sortedRating = `case when f.rating_count > 0 then floor((${priorWeight} * coalesce(prior.mean, ${millionths}) + f.rating_count * ${millionths}) / (${priorWeight} + f.rating_count) / 100 + 0.5) end`
