import type { MissingJwt } from '#core/access/access-errors.ts'
import { token } from '#core/kernel/token.ts'
import type { UseCase } from '#core/kernel/use-case.ts'
import { type LayoutData, type LayoutInput, layout } from '#core/plugin/layout.ts'
import { slot, type WithSlotData } from '#core/plugin/slot.ts'
import { tabArea } from '#core/plugin/tab-area.ts'

/** Loads the data of the support layout. */
export type LoadSupportLayout = UseCase<LayoutInput, LayoutData, MissingJwt>
export const LoadSupportLayout = token<LoadSupportLayout>('support/LoadSupportLayout')

/** Layout of the support area (specification §2); others are sent to the home page. */
export const support = layout('support', { path: '/support', access: 'support', load: LoadSupportLayout })

/** Tabs of the support area. */
export const supportTabs = tabArea('support')

/** Review on the desk: `parts` holds the subject under the name of its kind. */
export interface ReviewedSubject extends WithSlotData {
  readonly id: string
  readonly subjectId: string
  readonly facilityId: string | null
  /** The user may decide now, by the form of the card, whose id is `rozstrzygniecie`; for kinds with a form of their own. */
  readonly mayDecide: boolean
  /** Opens the next review, after the form of the card has decided. */
  readonly onDecided: () => void
}

/**
 * Subject of a review: the plugin of its kind fills it with a card of the kind's name, which shows old, proposed and
 * register values, documents, pins.
 */
export const reviewSlot = slot<ReviewedSubject>('support.review')
