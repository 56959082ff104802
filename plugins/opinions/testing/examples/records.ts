import { copyFacility } from '#config/quality/testing/examples/copy-facility.ts'
import type { ContextOf, ExampleContext } from '#config/quality/testing/examples/examples.ts'
import { newId } from '#core/kernel/ids.ts'
import { insertReview } from '#plugins/moderation/testing/insert-review.ts'
import { insertOpinion, storeFacility } from '../stored-opinions.ts'

export type OpinionOptions = Omit<Parameters<typeof insertOpinion>[1], 'accountId' | 'facilityId'>

/** Creates functions that store opinions. */
export const createRecords = (context: ExampleContext) => {
  const { account, facilities, platform, rows } = context
  /** Stores an opinion of the account, by default about a facility of nobody. */
  const opinion = async ({ facilityId, ...options }: OpinionOptions & { readonly facilityId?: string } = {}) => {
    const about = facilityId ?? (await copyFacility({ rows }, facilities.pending))
    if (!facilityId) await rows('update facility set active = true, inactive_since = null where id = ? returning 1', [about])
    return insertOpinion(rows, { accountId: (await account()).id, facilityId: about, ...options })
  }
  return {
    opinion,
    storeFacility: async (over: Parameters<typeof storeFacility>[1] = {}) => (await storeFacility(platform, over)).id,
    /** Stores an opinion of somebody about a copy of the facility. */
    received: async (options: OpinionOptions = {}) =>
      insertOpinion(rows, { accountId: newId(), facilityId: await context.copyFacility(), ...options }),
    /** Stores an opinion, or an answer, that waits for support. */
    waiting: async (kind: 'opinion' | 'answer', review: Parameters<typeof insertReview>[1] = {}, options: OpinionOptions = {}) => {
      const stored = await opinion(kind === 'opinion' ? { state: 'pending', ...options } : { answer: 'pending', ...options })
      const subjectId = kind === 'opinion' ? stored.submission : stored.answerSubmission
      return { id: stored.id, reviewId: await insertReview(rows, { kind, subjectId, ...review }) }
    },
  }
}
export type OpinionContext = ContextOf<typeof createRecords>

type Body = Readonly<Record<string, unknown>>

/** Request about an opinion. */
export const about =
  (
    find: (context: OpinionContext) => Promise<{ readonly id: string }> | { readonly id: string },
    body?: Body,
    more: { readonly headers?: Readonly<Record<string, string>> } = {},
  ) =>
  async (context: OpinionContext) => ({ params: { id: (await find(context)).id }, ...(body && { body }), ...more })

/** Finds no opinion. */
export const unknown = () => ({ id: newId() })
export const stale = { headers: { 'if-match': '"99"' } }

/** Query for the state of an opinion, and of its answer. */
export const stateIs = (id: string, state: string) => ['select 1 from opinions_opinion where id = ? and state = ?', id, state] as const
export const answerIs = (id: string, state: string) =>
  ['select 1 from opinions_answer where opinion_id = ? and state = ?', id, state] as const
