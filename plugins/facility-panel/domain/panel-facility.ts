import type { FacilityStatus } from '#core/facilities/facility-type.ts'
import { writtenSources } from '#core/facilities/source.ts'
import { type Facts, resolve, type Statement } from '#core/facilities/statement.ts'
import type { SectionKey } from '../contract/sections.ts'
import type { AllShadowValues } from '../contract/shadow.ts'

/** Version of a section, and who changed it last. */
export interface SectionVersion {
  readonly version: number
  /** ISO 8601 UTC; `null`: nobody has changed it. */
  readonly changed_at: string | null
  readonly changed_by_account_id: string | null
}

/** Version of a section that nobody has changed. */
export const unchangedSection: SectionVersion = { version: 1, changed_at: null, changed_by_account_id: null }

/** Settings of an owner. */
export interface PanelSettings {
  readonly notify_opinions: boolean
  readonly notify_questions: boolean
}

/** A facility with all that its panel shows. */
export interface PanelFacility {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly city: string
  readonly status: FacilityStatus
  readonly shadow_status: 'pending' | 'rejected' | null
  readonly active: boolean
  readonly statements: readonly Statement[]
  readonly settings: PanelSettings
  readonly sections: Readonly<Partial<Record<SectionKey, SectionVersion>>>
  readonly employee_ids: readonly string[]
}

/** Returns what parents see, and what the registers say. */
export const factsOf = ({ statements }: Pick<PanelFacility, 'statements'>): { readonly current: Facts; readonly register: Facts } => ({
  current: resolve(statements).facts,
  register: resolve(statements.filter(({ source }) => !writtenSources.some((one) => one === source))).facts,
})

/** Returns the values that wait for support when they change. */
export const shadowValuesOf = (facts: Facts): AllShadowValues => ({
  name: facts.name?.value ?? '',
  type: facts.type?.value ?? 'kindergarten',
  legal_type: facts.legal_type?.value ?? null,
  voivodeship: (facts.voivodeship?.value ?? 'mazowieckie') as AllShadowValues['voivodeship'],
  county: facts.county?.value ?? '',
  city: facts.city?.value ?? '',
  district: facts.district?.value ?? null,
  post_code: facts.post_code?.value ?? null,
  street: facts.street?.value ?? null,
  building_number: facts.building_number?.value ?? null,
  apartment_number: facts.apartment_number?.value ?? null,
  longitude: facts.location?.value.longitude ?? null,
  latitude: facts.location?.value.latitude ?? null,
})
