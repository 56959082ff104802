import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { FreeDays } from './free-days.ts'
import { endOf } from '../domain/slots.ts'

/** The free beginnings of presentations, in order. */
export const makeListSlots = ({ freeDays }: { readonly freeDays: FreeDays }) =>
  Effect.fn('contact.list-slots')(function* (_: Actor, span: { readonly from?: string | undefined; readonly to?: string | undefined }) {
    const days = yield* freeDays(span)
    return { slots: days.flatMap(({ slots }) => slots).map((slot) => ({ slot, ends: endOf(slot) })) }
  })

export type ListSlots = ReturnType<typeof makeListSlots>
export const ListSlots = token<ListSlots>('contact/ListSlots')
