import type { FieldName } from '#core/facilities/fields.ts'
import type { MessageKey } from '#core/kernel/message-key.ts'
import { token } from '#core/kernel/token.ts'

/**
 * Kind of sections of a facility's web site, in the plugin that fills it (`facilitySiteSlot`): owners choose it by its
 * name.
 */
export interface SiteSectionKind {
  readonly kind: string
  readonly name: MessageKey
  /** Route name of the page of the panel where the owner changes what it shows. */
  readonly editedAt?: string
  /** Facts of the facility of which it shows at least one; without them its slot data say whether it shows anything. */
  readonly facts?: readonly FieldName[]
  /** Sentence that says that there is nothing to show yet, where that is not in the profile. */
  readonly nothing?: MessageKey
}

/** Kinds of sections of the installed plugins, in the order of the plugin list. */
export const SiteSections = token<readonly SiteSectionKind[]>('core/SiteSections')
