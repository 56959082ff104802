import { Effect, Schema } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { provide } from '#core/kernel/define.ts'
import { token } from '#core/kernel/token.ts'
import type { UseCase } from '#core/kernel/use-case.ts'
import { facilityLimits } from '#core/packages/facility-limits.ts'
import { LimitReached, PremiumRequired } from '#core/packages/limit-errors.ts'
import { Limits } from '#core/packages/limits.port.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement, respond } from '#core/plugin/implement.ts'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'

const Photos = Schema.Struct({ facility_id: Schema.String, count: Schema.Int })
const ByFacility = Schema.Struct({ facility_id: Schema.String })
const Done = Schema.Struct({ done: Schema.Boolean })
type Done = typeof Done.Type

const summary = 'A limited act.'
const limitedApi = defineApi({
  addPhoto: route.post('/api/limited/photo', { summary, input: Photos, output: Done, access: 'anyone', errors: [LimitReached] }),
  editAmenities: route.post('/api/limited/edit', { summary, input: ByFacility, output: Done, access: 'anyone', errors: [LimitReached] }),
  publish: route.post('/api/limited/publish', { summary, input: ByFacility, output: Done, access: 'anyone', errors: [PremiumRequired] }),
})

const AddPhoto = token<UseCase<typeof Photos.Type, Done, LimitReached>>('limited/AddPhoto')
const EditAmenities = token<UseCase<typeof ByFacility.Type, Done, LimitReached>>('limited/EditAmenities')
const Publish = token<UseCase<typeof ByFacility.Type, Done, PremiumRequired>>('limited/Publish')

const done = { done: true }

/** Test plugin with a route that needs room, one that spends, and one that needs a package. */
export const plugin = definePlugin({
  name: 'limited',
  providers: [
    provide(
      AddPhoto,
      { limits: Limits },
      ({ limits }) =>
        (_: Actor, { facility_id, count }) =>
          Effect.as(limits.requireRoom(facility_id, facilityLimits.photos, count), done),
    ),
    provide(
      EditAmenities,
      { limits: Limits },
      ({ limits }) =>
        (_: Actor, { facility_id }) =>
          Effect.as(limits.spend(facility_id, { ...facilityLimits.amenityEdits, firstIsFree: false, correctionHours: 0 }), done),
    ),
    provide(
      Publish,
      { limits: Limits },
      ({ limits }) =>
        (_: Actor, { facility_id }) =>
          Effect.as(limits.requirePremium(facility_id), done),
    ),
  ],
  endpoints: implement(limitedApi, [
    respond(limitedApi.addPhoto, AddPhoto),
    respond(limitedApi.editAmenities, EditAmenities),
    respond(limitedApi.publish, Publish),
  ]),
})
