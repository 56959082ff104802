import { Effect } from 'effect'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { handler } from '#core/plugin/handler.ts'
import { Accounts } from '#plugins/accounts/contract/queries.ts'
import { recruitmentApi } from '../contract/api.ts'
import type { ApplicationForm } from '../contract/views.ts'
import { Applications } from '../domain/applications.port.ts'
import { RecruitingFacilities, unavailableReason } from '../domain/recruiting-facilities.port.ts'
import { SealedContent } from '../services/sealed-content.ts'

/** Returns whether the user can apply at a facility, and what is known of the user: the last application, else the account. */
export const ShowForm = handler(
  recruitmentApi.showForm,
  {
    knownFacilities: KnownFacilities,
    accounts: Accounts,
    applications: Applications,
    facilities: RecruitingFacilities,
    sealed: SealedContent,
  },
  ({ knownFacilities, accounts, applications, facilities, sealed }) =>
    Effect.fn('recruitment.show-form')(function* (user, { slug }) {
      const known = yield* knownFacilities.findBySlug(slug)
      const facility = known && (yield* facilities.byIds([known.id])).get(known.id)
      if (!facility) return yield* new FacilityNotFound()
      const [account] = yield* accounts.byIds([user.id])
      const [last] = yield* applications.ofAccount(user.id)
      const content = last ? sealed.open(last.id, last.content) : null
      return {
        unavailable: unavailableReason(facility),
        reused: content !== null,
        known: {
          parent_name: content?.parent_name ?? (account ? `${account.first_name} ${account.last_name}`.trim() : ''),
          parent_phone: content?.parent_phone ?? '',
          parent_email: content?.parent_email ?? account?.email ?? '',
          address: content?.address ?? '',
          child_name: content?.child_name ?? '',
          child_birth_date: content?.child_birth_date ?? '',
          hours_from: content?.hours_from ?? null,
          hours_to: content?.hours_to ?? null,
        },
      } satisfies ApplicationForm
    }),
)
