import type { Tone } from '#web/ui/primitives/Badge.tsx'
import type { OpinionState } from '../../contract/states.ts'

/** Colours of the states of opinions and answers. */
export const stateTones: Readonly<Record<OpinionState, Tone>> = {
  pending: 'warn',
  accepted: 'good',
  rejected: 'bad',
  returned: 'warn',
  hidden: 'bad',
  withdrawn: 'plain',
}

/** Tells if authors may change an opinion in this state. */
export const canEdit = (state: OpinionState): boolean => state !== 'withdrawn'
