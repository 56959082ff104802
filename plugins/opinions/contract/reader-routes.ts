import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { route } from '#core/plugin/route.ts'
import { InvalidFilter } from '#core/search/filter.ts'
import { OpinionNotFound, OwnOpinion } from './errors.ts'
import { ByOpinion, HelpfulState, HelpfulView, OpinionPage, OpinionQuery, PublicOpinion } from './opinion.ts'
import { OpinionStats, StatsQuery } from './stats.ts'

/** Routes of the readers of opinions. */
export const readerRoutes = {
  listOpinions: route.get('/api/v1/opinion', {
    summary: 'Lists the accepted opinions about a facility, in an order and by a filter, a page at a time.',
    input: OpinionQuery,
    output: OpinionPage,
    access: 'anyone',
    errors: [InvalidFilter],
  }),
  showStats: route.get('/api/v1/opinion/stats/:facility_id', {
    summary: 'Returns means, distribution and the last 24 months of the accepted opinions about a facility.',
    input: StatsQuery,
    output: OpinionStats,
    access: 'anyone',
    errors: [FacilityNotFound],
  }),
  showOpinion: route.get('/api/v1/opinion/:id', {
    summary: 'Returns an accepted opinion.',
    input: ByOpinion,
    output: PublicOpinion,
    access: 'anyone',
    errors: [OpinionNotFound],
  }),
  showHelpful: route.get('/api/v1/opinion/:id/helpful', {
    summary: 'Returns whether the user has called an accepted opinion helpful, and may do so.',
    input: ByOpinion,
    output: HelpfulState,
    access: 'user',
    errors: [OpinionNotFound],
  }),
  markHelpful: route.post('/api/v1/opinion/:id/helpful', {
    summary: 'Calls an accepted opinion helpful, once for an account; repeated, it changes nothing.',
    input: ByOpinion,
    output: HelpfulView,
    access: 'user',
    errors: [OpinionNotFound, OwnOpinion],
    rateLimit: { times: 60, seconds: 3600 },
  }),
  unmarkHelpful: route.delete('/api/v1/opinion/:id/helpful', {
    summary: 'Takes back that an opinion is helpful.',
    input: ByOpinion,
    output: HelpfulView,
    access: 'user',
    errors: [OpinionNotFound],
  }),
}
