import { copyFacility as copy } from '#config/quality/testing/examples/copy-facility.ts'
import { newId } from '#core/kernel/ids.ts'
import { type MatrixCall, type MatrixCalls, type MatrixContext, withoutObject } from '#core/plugin/matrix.ts'
import { StopLink } from '../services/stop-link.ts'

const copyFacility = (context: MatrixContext, object: 'own' | 'foreign' | 'pending') => copy(context, context.facilities[object])

const path = '/api/v1/subscription'
const exists = (query: string, ...parameters: readonly unknown[]) => [`select exists (${query}) yes`, ...parameters] as const

/** Stores a subscription of an account; returns its id. */
const insertSubscription = async (context: MatrixContext, accountId: string): Promise<string> => {
  const id = newId()
  const facilityId = await copyFacility(context, 'foreign')
  await context.rows(
    `insert into subscriptions_subscription (id, account_id, facility_id, in_app, email, created_at, seen_at) values (?, ?, ?, true, true, now(), now()) returning 1`,
    [id, accountId, facilityId],
  )
  return id
}

const isGone = (id: string) => exists('select 1 where not exists (select 1 from subscriptions_subscription where id = ?)', id)
const ended = (id: string): MatrixCall => ({ path: `${path}/${id}`, effect: { ended: isGone(id) } })

/** Calls about subscriptions: `own` is one of the caller, `foreign` one of another account. */
export const matrix: MatrixCalls = {
  ...withoutObject({ [`get ${path}/mine`]: { path: `${path}/mine` } }),
  [`post ${path}`]: {
    none: async (context) => {
      const facility_id = await copyFacility(context, 'foreign')
      return {
        path,
        body: { facility_id },
        effect: { stored: exists('select 1 from subscriptions_subscription where facility_id = ?', facility_id) },
      }
    },
  },
  [`delete ${path}/:id`]: {
    own: async (context) => ended(await insertSubscription(context, context.user?.id ?? newId())),
    foreign: async (context) => ended(await insertSubscription(context, (await context.other()).id)),
  },
  [`get ${path}/following/:slug`]: {
    none: async ({ rows, facilities }) => {
      const [facility] = await rows<{ slug: string }>('select slug from facility where id = ?', [facilities.foreign])
      return { path: `${path}/following/${facility?.slug}` }
    },
  },
  [`get ${path}/stop/:token`]: {
    own: async (context) => ({
      path: `${path}/stop/${context.find(StopLink).tokenOf(await insertSubscription(context, (await context.other()).id))}`,
    }),
    foreign: () => ({ path: `${path}/stop/${newId()}.${'x'.repeat(43)}` }),
  },
  [`post ${path}/stop/:token`]: {
    own: async (context) => {
      const id = await insertSubscription(context, (await context.other()).id)
      return { path: `${path}/stop/${context.find(StopLink).tokenOf(id)}`, form: new URLSearchParams(), effect: { ended: isGone(id) } }
    },
    foreign: () => ({ path: `${path}/stop/${newId()}.${'x'.repeat(43)}`, form: new URLSearchParams() }),
  },
}
