import { describeMergedKind } from '#plugins/support/testing/describe-merged-kind.ts'
import { insertApplication } from './insert-application.ts'

describeMergedKind('applications', {
  write: (platform, { id }, facility_id) =>
    insertApplication(
      platform,
      { facility_id, applied_to: facility_id, account_id: id, created_at: new Date().toISOString() },
      { child_name: `Dziecko ${id}` },
    ),
  table: 'recruitment_application',
})
