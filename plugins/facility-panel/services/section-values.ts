import type { OpeningHours } from '#core/facilities/opening-hours.ts'
import type { Facts } from '#core/facilities/statement.ts'
import type { PanelSections } from '../contract/panel-view.ts'
import type { AllShadowValues } from '../contract/shadow.ts'
import type { PanelFacility } from '../domain/panel-facility.ts'

type Values = { readonly [Key in keyof PanelSections]: PanelSections[Key]['values'] }

const hoursOf = (hours: OpeningHours | undefined) => ({
  open_at: hours?.open_at ?? null,
  close_at: hours?.close_at ?? null,
  is_open_saturday: hours?.is_open_saturday ?? false,
  saturday_open_at: hours?.saturday_open_at ?? null,
  saturday_close_at: hours?.saturday_close_at ?? null,
  is_open_sunday: hours?.is_open_sunday ?? false,
  sunday_open_at: hours?.sunday_open_at ?? null,
  sunday_close_at: hours?.sunday_close_at ?? null,
})

/** Returns the values of all sections as their owner edits them; `waiting`: the address with changes that wait. */
export const valuesOf = (facility: PanelFacility, facts: Facts, { type, ...waiting }: AllShadowValues): Values => ({
  address: { ...waiting, facility_type: type },
  info: {
    phone: facts.phone?.value ?? null,
    second_phone: facts.second_phone?.value ?? null,
    email: facts.email?.value ?? null,
    website: facts.website?.value ?? null,
    social: facts.social?.value ?? null,
    tuition: facts.tuition?.value ?? null,
    child_count: facts.child_count?.value ?? null,
    ...hoursOf(facts.hours?.value),
  },
  description: { description: facts.description?.value ?? null },
  features: { features: [...(facts.accessible?.value ? ['accessible'] : []), ...(facts.features?.value ?? [])] },
  dayplan: { day_plan: facts.day_plan?.value ?? [], activities: facts.activities?.value ?? [] },
  cadre: { employee_ids: facility.employee_ids },
  recruitment: {
    recruiting: facts.recruiting?.value ?? false,
    recruitment_text: facts.recruitment_text?.value ?? null,
    vacancies: facts.vacancies?.value ?? [],
    vacancies_on: facts.vacancies?.on ?? null,
  },
  settings: { ...facility.settings, active: facility.active },
})
