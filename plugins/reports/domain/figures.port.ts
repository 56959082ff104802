import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { TransparencyYear } from '../contract/transparency.ts'

/** Computes the figures of reports, decisions and appeals from the rows. */
export interface Figures {
  /** Returns the figures of all years with a report, a decision or an appeal, the newest first. */
  byYear(): Effect.Effect<readonly TransparencyYear[]>
}
export const Figures = token<Figures>('reports/Figures')
