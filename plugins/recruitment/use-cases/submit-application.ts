import { Effect } from 'effect'
import { type Actor, rateLimitKey } from '#core/access/actor.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { newId } from '#core/kernel/ids.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import { Overview } from '#core/overview/overview.ts'
import { handler } from '#core/plugin/handler.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Accounts } from '#plugins/accounts/contract/queries.ts'
import { recruitmentApi } from '../contract/api.ts'
import type { NewApplication } from '../contract/application.ts'
import { ApplicationExists, RecruitmentOff } from '../contract/errors.ts'
import { ApplicationSubmitted } from '../contract/events.ts'
import type { ApplicationForm } from '../contract/views.ts'
import { contentProblems, newApplication } from '../domain/application.ts'
import { ApplicationHistory, Applications } from '../domain/applications.port.ts'
import { maxAgeYears } from '../domain/child.ts'
import { RecruitingFacilities, unavailableReason } from '../domain/recruiting-facilities.port.ts'
import { ReadApplication } from '../services/read-applications.ts'
import { SealedContent } from '../services/sealed-content.ts'

/** Rate limit of applications per account; it also keeps anybody from finding out by trying where a child has applied. */
const submitLimit = { times: 20, seconds: 86_400 } as const

/** Stores an application for a child at a facility that accepts them, once while it is open. */
export const SubmitApplication = handler(
  recruitmentApi.submitApplication,
  {
    applications: Applications,
    history: ApplicationHistory,
    facilities: RecruitingFacilities,
    sealed: SealedContent,
    readApplication: ReadApplication,
    overview: Overview,
    rateLimit: RateLimit,
    audit: Audit,
    events: Events,
    clock: Clock,
    transaction: Transaction,
  },
  (dependencies) => {
    const { applications, history, facilities, sealed, readApplication, overview } = dependencies
    const { rateLimit, audit, events, clock, transaction } = dependencies

    const store = Effect.fn('recruitment.store')(function* (actor: Actor, accountId: string, input: NewApplication) {
      const { facility_id, consent_version, ...content } = input
      const facility = (yield* facilities.byIds([facility_id])).get(facility_id)
      if (!facility || facility.gone) return yield* new FacilityNotFound()
      const unavailable = unavailableReason(facility)
      if (unavailable !== null) return yield* new RecruitmentOff({ detail: unavailable })
      const keys = sealed.childKeys(content)
      // Before a rotation of the keys the same child had another key, which the constraint does not know.
      if (yield* applications.openOfChild(facility_id, keys)) return yield* new ApplicationExists()
      const now = clock.now()
      const begun = newApplication({ account_id: accountId, facility_id, child_key: keys[0], consent_version }, now)
      const application = { ...begun, content: sealed.seal(begun.id, content) }
      yield* applications.add(application)
      yield* history.addStep({
        id: newId(),
        application_id: begun.id,
        at: now.toISOString(),
        by: 'parent',
        status: 'new',
        message: null,
        waiting_group: null,
        offer_expires_at: null,
      })
      yield* audit.record({
        actor,
        action: 'recruitment.submitted',
        subject: accountId,
        about: { application: begun.id, facility: facility_id },
      })
      const recipientIds = yield* facilities.readersOf(facility_id)
      yield* events.emit(
        ApplicationSubmitted.of({ applicationId: begun.id, facilityId: facility_id, facility: facility.name, recipientIds }),
      )
      yield* overview.publishCounts(recipientIds)
      return yield* readApplication(actor, application)
    }, transaction)

    return Effect.fn('recruitment.submit')(function* (user, input) {
      const schema = contentProblems(input, toWarsawTime(clock.now()).day)
      if (Object.keys(schema).length > 0) return yield* new Validation({ schema, values: { count: maxAgeYears } })
      yield* rateLimit.consume('recruitment.submit', rateLimitKey(user), submitLimit)
      return yield* store(user, user.id, input).pipe(
        // That of another guardian is not named.
        Effect.catchTag('ApplicationExists', () =>
          applications
            .openOfChild(input.facility_id, sealed.childKeys(input))
            .pipe(Effect.flatMap((open) => Effect.fail(new ApplicationExists(open?.account_id === user.id ? { detail: open.id } : {})))),
        ),
      )
    })
  },
)

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
