import type { FacilityPermission } from '#core/access/permissions.ts'
import type { Facts, FieldChanges } from '#core/facilities/statement.ts'
import type { FieldMessages } from '#core/kernel/failure.ts'
import { type CompletenessItemName, type SectionKey, type SectionValues, sectionMembers } from '../../contract/sections.ts'

/** Data of a facility from which its completeness is rated. */
export interface Known {
  readonly facts: Facts
  readonly employees: number
  /** Photos; `null` where no plugin keeps any. */
  readonly photos: number | null
}

/** A thing that parents look for. */
export interface CompletenessItem {
  readonly item: CompletenessItemName
  readonly isKnown: (known: Known) => boolean
}

/** Section of a facility's data: what it accepts, who may change it, what it becomes, and what it adds to completeness. */
export interface Section {
  readonly key: SectionKey
  readonly permission: FacilityPermission
  /** Route name of its page in the panel. */
  readonly tab: string
  /** Members of the request that belong to it. */
  readonly members: readonly string[]
  /** Its changes wait for support (decisions §9). */
  readonly waits: boolean
  readonly items: readonly CompletenessItem[]
  /** Finds what is wrong across several members; `facts`: what parents see. */
  readonly check: (values: SectionValues, facts: Facts) => FieldMessages
  /** Converts the members to fields of the owner's statement; empty where they are no facts. */
  readonly toFields: (values: SectionValues, facts: Facts) => FieldChanges
}

interface Options extends Pick<Section, 'permission' | 'tab'>, Partial<Pick<Section, 'waits' | 'check' | 'toFields'>> {
  /** By the item's name. */
  readonly items?: Readonly<Partial<Record<CompletenessItemName, CompletenessItem['isKnown']>>>
}

/** Declares a section: `section('description', { permission, tab: 'facility_description', items, toFields })`. */
export const section = (key: SectionKey, { items = {}, waits = false, check, toFields, ...rest }: Options): Section => ({
  ...rest,
  key,
  waits,
  members: Object.keys(sectionMembers[key]),
  items: Object.entries(items).map(([item, isKnown]) => ({ item: item as CompletenessItemName, isKnown })),
  check: check ?? (() => ({})),
  toFields: toFields ?? (() => ({})),
})
