import { define } from '#core/kernel/define.ts'
import { pageTags } from '#core/kernel/page-tags.ts'
import { reviewKind } from '#core/moderation/review-kind.ts'
import { cacheInvalidation } from '#core/plugin/cache-invalidations.ts'
import { conditionalTab } from '#core/plugin/conditional-tabs.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement } from '#core/plugin/implement.ts'
import { every } from '#core/plugin/jobs.ts'
import { on } from '#core/plugin/reactions.ts'
import { staticPages } from '#core/plugin/sitemap.ts'
import { AccountErased } from '#plugins/accounts/contract/events.ts'
import { claimsApi } from './contract/api.ts'
import { ClaimAccepted } from './contract/events.ts'
import { reviewHours } from './contract/limits.ts'
import { claimReasons, reviewKindName } from './contract/reasons.ts'
import { claimsMails } from './mails.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { claims } from './migrations/20261130110000-claims.ts'
import { rejectedClaims } from './migrations/20261216090000-claims-rejected.ts'
import { claimsRetention } from './migrations/20261229091000-claims-retention.ts'
import { claimsNotifications } from './notifications.ts'
import { makeClaimedFacilities } from './persistence/claimed-facilities.query.ts'
import { makeClaimCodes, makeClaimDocuments, makeClaims, makeSignups } from './persistence/claims.repository.ts'
import { claimsTables } from './persistence/tables.ts'
import { claimsPersonal } from './personal-data.ts'
import { makeProofDocuments } from './services/proof-documents.ts'
import { AnswerContested } from './use-cases/answer-contested.ts'
import { CleanUpClaims, WithdrawOrphaned } from './use-cases/clean-up-claims.ts'
import { ConfirmCode, SendCode } from './use-cases/confirm-code.ts'
import { AcceptClaimById, DecideClaim, RejectClaimById, ShowClaimReview } from './use-cases/decide-claim.ts'
import { AddDocument, RemoveDocument, ViewDocument } from './use-cases/documents.ts'
import { ForwardContested } from './use-cases/forward-contested.ts'
import { ListContested } from './use-cases/list-contested.ts'
import { ChangeClaim, ListClaims, ListPendingClaims, makeLoadClaimsLayout, ShowFacility, WithdrawClaim } from './use-cases/own-claims.ts'
import { FindSimilar, ProposeFacility } from './use-cases/propose-facility.ts'
import { StartClaim } from './use-cases/start-claim.ts'
import { SubmitClaim } from './use-cases/submit-claim.ts'

const ClaimsSitemap = define('claims/Sitemap', {}, () => staticPages('/stworz-placowke'))

/** Claims: how those who run a facility prove it, and new facilities. */
export const plugin = definePlugin({
  name: 'claims',
  dependsOn: ['accounts', 'moderation', 'places', 'support', 'tags', 'uploads'],
  migrations: [claims, rejectedClaims, claimsRetention],
  tables: claimsTables,
  providers: [makeClaims, makeClaimDocuments, makeClaimCodes, makeClaimedFacilities, makeSignups, makeProofDocuments, makeLoadClaimsLayout],
  endpoints: implement(claimsApi, [
    ListClaims,
    ShowFacility,
    StartClaim,
    ChangeClaim,
    AddDocument,
    ViewDocument,
    RemoveDocument,
    SubmitClaim,
    WithdrawClaim,
    SendCode,
    ConfirmCode,
    AcceptClaimById,
    RejectClaimById,
    ListContested,
    AnswerContested,
    FindSimilar,
    ProposeFacility,
  ]),
  reviews: [
    reviewKind(reviewKindName, {
      messages: 'claims.review',
      dueHours: reviewHours,
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
  conditionalTabs: [conditionalTab('user_claims', 'exists (select 1 from claims_claim c where c.account_id = a.id)')],
  messages: { pl, ua, en },
})
