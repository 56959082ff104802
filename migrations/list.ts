import type { Migration } from '#core/plugin/migrations.ts'
import { facilities } from './20261121090000-facilities.ts'
import { platform } from './20261121090100-platform.ts'
import { facilityChanges } from './20261122100000-facility-changes.ts'
import { facilityOrders } from './20261122111000-facility-orders.ts'
import { facilityMerged } from './20261122120000-facility-merged.ts'
import { facilityNearby } from './20261123080000-facility-nearby.ts'
import { outboxDelivery } from './20261123090000-outbox-delivery.ts'
import { rateLimitEnds } from './20261123090000-rate-limit-ends.ts'
import { idempotency } from './20261123090100-idempotency.ts'
import { freePlacesTold } from './20261123091000-free-places-told.ts'
import { mail } from './20261123100000-mail.ts'
import { pagePurges } from './20261123100000-page-purges.ts'
import { grants } from './20261124090000-grants.ts'
import { mailDelivery } from './20261124100000-mail-delivery.ts'
import { audit } from './20261124110000-audit.ts'
import { live } from './20261124120000-live.ts'
import { facilityRealFirst } from './20261126090000-facility-real-first.ts'
import { facilityFormerPlaces } from './20261127090000-facility-former-places.ts'
import { limits } from './20261130100000-limits.ts'
import { limitNotices } from './20261201100000-limit-notices.ts'
import { facilityRatings } from './20261210080000-facility-ratings.ts'
import { grantsOpened } from './20261215090000-grants-opened.ts'
import { facilityCovers } from './20261215090100-facility-covers.ts'
import { rejections } from './20261216090000-rejections.ts'
import { facilityNameOrder } from './20261216150000-facility-name-order.ts'
import { limitCorrections } from './20261217090000-limit-corrections.ts'
import { traces } from './20261218090000-traces.ts'
import { mailLists } from './20261219090000-mail-lists.ts'
import { feedNotifications } from './20261226090000-feed-notifications.ts'
import { processes } from './20261226100000-processes.ts'
import { lastBackups } from './20261228090000-last-backups.ts'
import { liveAudiences } from './20270101090000-live-audiences.ts'
import { facilityTurns } from './20270103090000-facility-turns.ts'
import { facilityCoverFocus } from './20270122090000-facility-cover-focus.ts'
import { facilityFamilyCost } from './20270130090000-facility-family-cost.ts'

/** Migrations of core; plugins declare their own. */
export const coreMigrations: readonly Migration[] = [
  facilities,
  platform,
  facilityChanges,
  facilityOrders,
  facilityMerged,
  facilityNearby,
  outboxDelivery,
  freePlacesTold,
  rateLimitEnds,
  idempotency,
  mail,
  pagePurges,
  grants,
  audit,
  mailDelivery,
  live,
  facilityRealFirst,
  facilityFormerPlaces,
  limits,
  limitNotices,
  facilityRatings,
  grantsOpened,
  facilityCovers,
  rejections,
  facilityNameOrder,
  limitCorrections,
  traces,
  mailLists,
  feedNotifications,
  processes,
  lastBackups,
  liveAudiences,
  facilityTurns,
  facilityCoverFocus,
  facilityFamilyCost,
]
