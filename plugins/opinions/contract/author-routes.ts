import { Schema } from 'effect'
import { FacilityInactive } from '#core/facilities/facility-inactive.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { route } from '#core/plugin/route.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { TooManyRequests } from '#core/ports/rate-limit.ts'
import { OpinionThread } from './answer.ts'
import { OpinionClosed, OpinionExists, OpinionNotFound, OwnFacility } from './errors.ts'
import { ByFacility, ByOpinion, MayWrite, NewOpinion, OpinionChanges, OwnOpinionPage, OwnOpinionQuery, OwnOpinionView } from './opinion.ts'

const done = Schema.Struct({ status: Schema.Literal('withdrawn') })

/** Routes of the authors of opinions. */
export const authorRoutes = {
  writeOpinion: route.post('/api/v1/opinion', {
    summary: 'Writes an opinion about a facility, one for an account; support decides within 48 hours whether it is shown.',
    input: NewOpinion,
    output: OwnOpinionView,
    access: 'user',
    errors: [FacilityNotFound, FacilityInactive, OwnFacility, OpinionExists, TooManyRequests, Validation],
  }),
  listOwnOpinions: route.get('/api/v1/opinion/mine', {
    summary: 'Lists the user’s opinions in all states, the newest first.',
    input: OwnOpinionQuery,
    output: OwnOpinionPage,
    access: 'user',
  }),
  mayWrite: route.get('/api/v1/opinion/allowed/:facility_id', {
    summary: 'Tells whether the user may write about a facility, and if not, why.',
    input: ByFacility,
    output: MayWrite,
    access: 'user',
    errors: [FacilityNotFound],
  }),
  showThread: route.get('/api/v1/opinion/:id/thread', {
    summary: 'Returns an opinion with its history to its author or to the facility.',
    input: ByOpinion,
    output: OpinionThread,
    access: 'user',
    errors: [OpinionNotFound],
  }),
  changeOpinion: route.patch('/api/v1/opinion/:id', {
    summary: 'Changes an opinion; it is hidden until support has checked it again.',
    input: OpinionChanges,
    output: OwnOpinionView,
    access: 'user',
    version: true,
    errors: [OpinionNotFound, OpinionClosed, FacilityInactive, TooManyRequests, Validation],
  }),
  withdrawOpinion: route.delete('/api/v1/opinion/:id', {
    summary: 'Withdraws an opinion; another one may be written.',
    input: ByOpinion,
    output: done,
    access: 'user',
    errors: [OpinionNotFound, OpinionClosed],
  }),
}
