import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import type { HistoryAct } from '../contract/answer.ts'
import { OpinionClosed } from '../contract/errors.ts'
import { Histories } from '../domain/answers.port.ts'
import type { Opinion } from '../domain/opinion.ts'
import { Opinions } from '../domain/opinions.port.ts'
import { type OpinionAct, stateAfter } from '../domain/states.ts'
import { RefreshFacility } from './refresh.ts'

/** Details of an act: why, and what else changes. */
interface Details {
  readonly reason?: string | null
  readonly note?: string | null
  readonly changes?: Partial<Opinion>
}

const historyActs = {
  accept: 'accepted',
  reject: 'rejected',
  revise: 'returned',
  edit: 'edited',
  hide: 'hidden',
  restore: 'restored',
  withdraw: 'withdrawn',
} as const satisfies Record<OpinionAct, HistoryAct>

const decisions: readonly OpinionAct[] = ['accept', 'reject', 'revise']

/**
 * Carries out an act on a locked opinion of a locked facility: state, history, audit, and the rating when the public
 * sees another set of opinions.
 */
export const ChangeState = define(
  'opinions/ChangeState',
  { opinions: Opinions, histories: Histories, refreshFacility: RefreshFacility, audit: Audit, clock: Clock },
  ({ opinions, histories, refreshFacility, audit, clock }) =>
    Effect.fn('opinions.change-state')(function* (actor: Actor, opinion: Opinion, act: OpinionAct, details: Details = {}) {
      const state = stateAfter(opinion.state, act)
      if (state === null) return yield* new OpinionClosed({ detail: opinion.state })
      const at = clock.now().toISOString()
      const { reason = null, note = null, changes = {} } = details
      const changed: Opinion = {
        ...opinion,
        ...(act !== 'withdraw' && { reason, note }),
        ...(decisions.includes(act) && { decided_at: at }),
        ...((act === 'accept' || (act === 'restore' && opinion.accepted_at === null)) && { accepted_at: at }),
        ...changes,
        state,
        version: opinion.version + 1,
        changed_at: at,
      }
      yield* opinions.save(changed)
      yield* histories.add({
        id: newId(),
        opinion_id: opinion.id,
        at,
        act: historyActs[act],
        text: act === 'edit' ? changed.text : null,
        reason,
        note,
      })
      yield* audit.record({
        actor,
        action: `opinions.${historyActs[act]}`,
        subject: opinion.account_id,
        about: { opinion: opinion.id, facility: opinion.facility_id, version: changed.version, reason },
      })
      if ((opinion.state === 'accepted') !== (state === 'accepted')) yield* refreshFacility(opinion.facility_id)
      return changed
    }),
)
