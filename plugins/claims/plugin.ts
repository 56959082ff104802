import { Grants } from '#core/access/grants.port.ts'
import { pageTags } from '#core/kernel/page-tags.ts'
import { token } from '#core/kernel/token.ts'
import { reviewKind } from '#core/moderation/review-kind.ts'
import { ReviewQueue } from '#core/moderation/review-queue.port.ts'
import { Overview } from '#core/overview/overview.ts'
import { cacheInvalidation } from '#core/plugin/cache-invalidations.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { every } from '#core/plugin/jobs.ts'
import { on } from '#core/plugin/reactions.ts'
import { type SitemapPages, staticPages } from '#core/plugin/sitemap.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { MailQueue } from '#core/ports/mail-queue.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { Signing } from '#core/ports/signing.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Watermarks } from '#core/ports/watermarks.ts'
import { AccountErased } from '#plugins/accounts/contract/events.ts'
import { Accounts } from '#plugins/accounts/contract/queries.ts'
import { DecideSubject } from '#plugins/moderation/contract/queries.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import { bindClaimServices } from './bindings/claims.ts'
import { claimsNotifications } from './bindings/notifications.ts'
import { ClaimAccepted } from './contract/events.ts'
import { claimReasons, reviewKindName } from './contract/reasons.ts'
import { LoadClaimsLayout } from './contract/ui.ts'
import { ClaimedFacilities } from './domain/claimed-facilities.port.ts'
import { ClaimCodes, ClaimDocuments, Claims } from './domain/claims.port.ts'
import { ProofDocuments } from './domain/proof-documents.port.ts'
import { Signups } from './domain/signups.port.ts'
import { claimsEndpoints } from './endpoints.ts'
import { claimsMails } from './mails.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { claims } from './migrations/20261130110000-claims.ts'
import { rejectedClaims } from './migrations/20261216090000-claims-rejected.ts'
import { claimsTables } from './persistence/tables.ts'
import { claimsPersonal } from './personal-data.ts'
import { AcceptClaim } from './services/accept-claim.ts'
import { AskSupport } from './services/ask-support.ts'
import { EditClaim } from './services/edit-claim.ts'
import { GiveUpClaim } from './services/give-up-claim.ts'
import { LocateCity } from './services/locate-city.ts'
import { LockClaim } from './services/lock-claim.ts'
import { makeProofDocuments } from './services/proof-documents.ts'
import { PutForward } from './services/put-forward.ts'
import { ReadClaim } from './services/read-claim.ts'
import { ReadClaims } from './services/read-claims.ts'
import { AddDocument, makeAddDocument } from './use-cases/add-document.ts'
import { AnswerContested, makeAnswerContested } from './use-cases/answer-contested.ts'
import { ChangeClaim, makeChangeClaim } from './use-cases/change-claim.ts'
import { CleanUpClaims, makeCleanUpClaims } from './use-cases/clean-up-claims.ts'
import { ConfirmCode, makeConfirmCode } from './use-cases/confirm-code.ts'
import { DecideClaim, makeDecideClaim } from './use-cases/decide-claim.ts'
import { AcceptClaimById, makeAcceptClaimById, makeRejectClaimById, RejectClaimById } from './use-cases/decide-claim-by-id.ts'
import { FindSimilar, makeFindSimilar } from './use-cases/find-similar.ts'
import { ForwardContested, makeForwardContested } from './use-cases/forward-contested.ts'
import { ListClaims, makeListClaims } from './use-cases/list-claims.ts'
import { ListContested, makeListContested } from './use-cases/list-contested.ts'
import { ListPendingClaims, makeListPendingClaims } from './use-cases/list-pending.ts'
import { makeLoadClaimsLayout } from './use-cases/load-claims-layout.ts'
import { makeProposeFacility, ProposeFacility } from './use-cases/propose-facility.ts'
import { makeRemoveDocument, RemoveDocument } from './use-cases/remove-document.ts'
import { makeSendCode, SendCode } from './use-cases/send-code.ts'
import { makeShowClaimReview, ShowClaimReview } from './use-cases/show-claim-review.ts'
import { makeShowFacility, ShowFacility } from './use-cases/show-facility.ts'
import { makeShowSignup, ShowSignup } from './use-cases/show-signup.ts'
import { makeSignUpFacility, SignUpFacility } from './use-cases/sign-up-facility.ts'
import { makeStartClaim, StartClaim } from './use-cases/start-claim.ts'
import { makeSubmitClaim, SubmitClaim } from './use-cases/submit-claim.ts'
import { makeViewDocument, ViewDocument } from './use-cases/view-document.ts'
import { makeWithdrawClaim, WithdrawClaim } from './use-cases/withdraw-claim.ts'
import { makeWithdrawOrphaned, WithdrawOrphaned } from './use-cases/withdraw-orphaned.ts'

const ClaimsSitemap = token<SitemapPages>('claims/Sitemap')

/** Claims: how those who run a facility prove it, and new facilities. */
export const plugin = definePlugin({
  name: 'claims',
  dependsOn: ['accounts', 'moderation', 'places', 'support', 'tags', 'uploads'],
  migrations: [claims, rejectedClaims],
  tables: claimsTables,
  bindings: (bind) => {
    bindClaimServices(bind)
    const now = { clock: Clock }
    const transaction = { transaction: Transaction }
    const editing = { ...transaction, editClaim: EditClaim, readClaim: ReadClaim }
    const deciding = { ...now, ...transaction, lockClaim: LockClaim, audit: Audit }
    bind(ProofDocuments, makeProofDocuments, { uploads: Uploads })
    bind(ListClaims, makeListClaims, { claims: Claims, readClaims: ReadClaims })
    bind(StartClaim, makeStartClaim, {
      ...now,
      ...transaction,
      claims: Claims,
      facilities: ClaimedFacilities,
      locateCity: LocateCity,
      readClaim: ReadClaim,
      rateLimit: RateLimit,
    })
    bind(ChangeClaim, makeChangeClaim, { ...editing, ...now, claims: Claims })
    bind(AddDocument, makeAddDocument, { ...editing, ...now, documents: ClaimDocuments, proofs: ProofDocuments })
    bind(ViewDocument, makeViewDocument, {
      ...now,
      ...transaction,
      documents: ClaimDocuments,
      proofs: ProofDocuments,
      accounts: Accounts,
      watermarks: Watermarks,
      audit: Audit,
    })
    bind(RemoveDocument, makeRemoveDocument, { ...editing, documents: ClaimDocuments, proofs: ProofDocuments })
    bind(SubmitClaim, makeSubmitClaim, {
      ...transaction,
      documents: ClaimDocuments,
      lockClaim: LockClaim,
      putForward: PutForward,
      readClaim: ReadClaim,
    })
    bind(WithdrawClaim, makeWithdrawClaim, { ...transaction, claims: Claims, giveUpClaim: GiveUpClaim, readClaim: ReadClaim })
    bind(SendCode, makeSendCode, {
      ...now,
      ...transaction,
      claims: Claims,
      facilities: ClaimedFacilities,
      codes: ClaimCodes,
      mailQueue: MailQueue,
      signing: Signing,
      rateLimit: RateLimit,
      audit: Audit,
    })
    bind(ConfirmCode, makeConfirmCode, {
      ...deciding,
      codes: ClaimCodes,
      acceptClaim: AcceptClaim,
      putForward: PutForward,
      readClaim: ReadClaim,
      queue: ReviewQueue,
      signing: Signing,
      rateLimit: RateLimit,
    })
    bind(DecideClaim, makeDecideClaim, { ...deciding, claims: Claims, acceptClaim: AcceptClaim, events: Events })
    const byId = { claims: Claims, decideSubject: DecideSubject, readClaim: ReadClaim }
    bind(AcceptClaimById, makeAcceptClaimById, byId)
    bind(RejectClaimById, makeRejectClaimById, byId)
    bind(ShowClaimReview, makeShowClaimReview, { claims: Claims, facilities: ClaimedFacilities, readClaim: ReadClaim })
    bind(ListContested, makeListContested, { claims: Claims, grants: Grants })
    bind(AnswerContested, makeAnswerContested, {
      ...transaction,
      lockClaim: LockClaim,
      askSupport: AskSupport,
      listContested: ListContested,
      audit: Audit,
    })
    bind(FindSimilar, makeFindSimilar, { facilities: ClaimedFacilities })
    bind(ShowFacility, makeShowFacility, { facilities: ClaimedFacilities })
    bind(ShowSignup, makeShowSignup, { findSimilar: FindSimilar })
    bind(SignUpFacility, makeSignUpFacility, {
      ...now,
      ...transaction,
      signups: Signups,
      findSimilar: FindSimilar,
      mailQueue: MailQueue,
      rateLimit: RateLimit,
    })
    bind(ProposeFacility, makeProposeFacility, {
      ...now,
      ...transaction,
      claims: Claims,
      accounts: Accounts,
      locateCity: LocateCity,
      putForward: PutForward,
      rateLimit: RateLimit,
    })
    bind(ListPendingClaims, makeListPendingClaims, { claims: Claims, readClaims: ReadClaims })
    bind(ForwardContested, makeForwardContested, {
      ...now,
      ...transaction,
      claims: Claims,
      lockClaim: LockClaim,
      askSupport: AskSupport,
      putForward: PutForward,
      queue: ReviewQueue,
    })
    bind(CleanUpClaims, makeCleanUpClaims, {
      ...now,
      ...transaction,
      claims: Claims,
      documents: ClaimDocuments,
      proofs: ProofDocuments,
      giveUpClaim: GiveUpClaim,
    })
    bind(WithdrawOrphaned, makeWithdrawOrphaned, { ...transaction, claims: Claims, giveUpClaim: GiveUpClaim })
    bind(LoadClaimsLayout, makeLoadClaimsLayout, { overview: Overview })
    bind(ClaimsSitemap, () => staticPages('/stworz-placowke'), {})
  },
  endpoints: claimsEndpoints,
  reviews: [
    reviewKind(reviewKindName, {
      messages: 'claims.review',
      dueHours: 48,
      reasons: claimReasons,
      decide: DecideClaim,
      show: ShowClaimReview,
    }),
  ],
  pendingFacilities: ListPendingClaims,
  notifications: claimsNotifications,
  mails: claimsMails,
  reactions: [on(AccountErased, WithdrawOrphaned)],
  jobs: [every({ minutes: 5 }, ForwardContested), every({ at: '03:40' }, CleanUpClaims)],
  cacheInvalidations: [cacheInvalidation(ClaimAccepted, ({ facilityId }) => [pageTags.facility(facilityId), pageTags.facilities])],
  personalData: claimsPersonal,
  sitemap: ClaimsSitemap,
  messages: { pl, ua, en },
})
