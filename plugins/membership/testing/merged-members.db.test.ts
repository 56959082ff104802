import { rowsOf } from '#config/quality/testing/platform.ts'
import { newId } from '#core/kernel/ids.ts'
import { describeMergedKind } from '#plugins/support/testing/describe-merged-kind.ts'
import { storeRole } from './stored-facility.ts'

describeMergedKind('members', {
  write: async (platform, { id }, facilityId) => {
    await rowsOf(
      platform,
      `insert into membership_member (id, facility_id, account_id, role, state, created_at, changed_at, version)
         values (?, ?, ?, 'parent', 'approved', now(), now(), 1) returning 1`,
      [newId(), facilityId, id],
    )
    await storeRole(platform, facilityId, id, 'parent')
  },
  table: 'membership_member',
})
