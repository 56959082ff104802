import { newId } from '#core/kernel/ids.ts'
import { aboutFacility, type MatrixCall, type MatrixCalls, type MatrixContext, withoutObject } from '#core/plugin/matrix.ts'
import { copyFacility } from '#plugins/facility-panel/testing/matrix-objects.ts'
import { insertAppeal, insertDecision, insertReport } from './insert-report.ts'

const exists = (query: string, ...parameters: readonly string[]) => [`select exists (${query}) yes`, ...parameters] as const

/** Calls about a decision that concerns the caller, and about one that concerns another account. */
const ofParty = (call: (id: string) => MatrixCall): MatrixCalls[string] => {
  const build = async ({ rows }: MatrixContext, accountId: string) => call(await insertDecision(rows, { accountId }))
  return {
    own: async (context) => build(context, context.user?.id ?? (await context.other()).id),
    foreign: async (context) => build(context, (await context.other()).id),
  }
}

/** Calls about a report, or an appeal, of the caller and of another account, as support decides about them. */
const ofReporter = (call: (accountId: string, context: MatrixContext) => Promise<MatrixCall>): MatrixCalls[string] => ({
  own: async (context) => call(context.user?.id ?? (await context.other()).id, context),
  foreign: async (context) => call((await context.other()).id, context),
})

const resolution = (revision: string) => ({
  revision,
  outcome: 'dismissed',
  reason: 'fake',
  ground: 'terms',
  clause: 'pkt 4',
  facts: 'Jest w rejestrze.',
  duration: 'none',
})

/** Calls about reports, decisions and appeals. */
export const matrix: MatrixCalls = {
  ...withoutObject({
    'get /api/v1/report/mine': { path: '/api/v1/report/mine' },
    'get /api/v1/report': { path: '/api/v1/report' },
    'get /api/v1/report/case/:id/context': { path: `/api/v1/report/case/${newId()}/context` },
    'get /api/v1/decision/mine': { path: '/api/v1/decision/mine' },
    'get /api/v1/transparency': { path: '/api/v1/transparency' },
  }),
  'get /api/v1/report/target/:type/:id': aboutFacility((id) => ({ path: `/api/v1/report/target/facility/${id}` })),
  'post /api/v1/report': {
    foreign: async (context) => {
      const target_id = await copyFacility(context, 'foreign')
      return {
        path: '/api/v1/report',
        body: { target_type: 'facility', target_id, reason: 'fake', good_faith: true },
        effect: { reported: exists('select 1 from reports_case where target_id = ?', target_id) },
      }
    },
  },
  'post /api/v1/report/:id/resolve': ofReporter(async (accountId, context) => {
    const facilityId = await copyFacility(context, 'foreign')
    const { id, caseId } = await insertReport(context.rows, { accountId, facilityId })
    return {
      path: `/api/v1/report/${id}/resolve`,
      body: resolution(facilityId),
      effect: { decided: exists(`select 1 from reports_case where id = ? and state = 'resolved'`, caseId) },
    }
  }),
  'post /api/v1/notice': {
    none: () => {
      const url = `https://kredka.test/${newId()}`
      return {
        path: '/api/v1/notice',
        body: { url, reason: 'child_safety', good_faith: true },
        effect: { reported: exists('select 1 from reports_report where url = ?', url) },
      }
    },
  },
  'get /api/v1/decision/:id': ofParty((id) => ({ path: `/api/v1/decision/${id}` })),
  'post /api/v1/decision/:id/appeal': ofParty((id) => ({
    path: `/api/v1/decision/${id}/appeal`,
    body: { text: 'Nie zgadzam się.' },
    effect: { appealed: exists('select 1 from reports_appeal where decision_id = ?', id) },
  })),
  'post /api/v1/appeal/:id/decide': ofReporter(async (accountId, { rows }) => {
    const { id } = await insertAppeal(rows, { accountId })
    return {
      path: `/api/v1/appeal/${id}/decide`,
      body: { outcome: 'upheld', note: 'Tak zostaje.' },
      effect: { decided: exists(`select 1 from reports_appeal where id = ? and state = 'upheld'`, id) },
    }
  }),
}
