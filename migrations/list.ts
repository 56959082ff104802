import type { Migration } from '#core/plugin/migrations.ts'
import { facilities } from './20261121090000-facilities.ts'
import { platform } from './20261121090100-platform.ts'
import { facilityChanges } from './20261122100000-facility-changes.ts'
import { facilityOrders } from './20261122111000-facility-orders.ts'
import { facilityMerged } from './20261122120000-facility-merged.ts'
import { pagePurges } from './20261123100000-page-purges.ts'

/** Core's own steps; plugins bring theirs. */
export const coreMigrations: readonly Migration[] = [facilities, platform, facilityChanges, facilityOrders, facilityMerged, pagePurges]
