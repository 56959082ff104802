import { Schema } from 'effect'
import { facilityTypes } from '#core/facilities/facility-type.ts'
import { legalTypes } from '#core/facilities/legal-type.ts'
import { Email, NonBlankLine, NonBlankText, PublicPhone, Url } from '#core/kernel/field-schemas.ts'
import { voivodeshipSlugs } from '#core/places/voivodeship.ts'
import { listLimits, textLimits } from './limits.ts'
import { ActivityView, clearable, DayPlanEntryView, integer, Minutes, VacancyView } from './values.ts'

/** Sections of a facility's data (decisions §10), by their `type` in the address. */
export const sectionKeys = ['address', 'info', 'description', 'features', 'dayplan', 'cadre', 'recruitment', 'settings'] as const

export type SectionKey = (typeof sectionKeys)[number]

const line = (max: number) => clearable(NonBlankLine(max))
const listOf = <Item extends Schema.Codec<unknown, unknown>>(item: Item, max: number) =>
  Schema.optional(Schema.Array(item).check(Schema.isMaxLength(max, { message: 'FIELD_TOO_LONG' })))
const coordinate = (minimum: number, maximum: number) =>
  Schema.optional(Schema.Finite.check(Schema.isBetween({ minimum, maximum }, { message: 'FIELD_INVALID' })))

/** Members of each section, as they may be changed; a missing one stays, `null` withdraws what the owner has said. */
export const sectionMembers = {
  address: {
    name: Schema.optional(NonBlankLine(textLimits.name)),
    facility_type: Schema.optional(Schema.Literals(facilityTypes)),
    legal_type: clearable(Schema.Literals(legalTypes)),
    voivodeship: Schema.optional(Schema.Literals(voivodeshipSlugs)),
    county: Schema.optional(NonBlankLine(textLimits.line)),
    city: Schema.optional(NonBlankLine(textLimits.line)),
    district: line(textLimits.line),
    post_code: clearable(Schema.String.check(Schema.isPattern(/^\d{2}-\d{3}$/, { message: 'POST_CODE_INVALID' }))),
    street: line(textLimits.line),
    building_number: line(20),
    apartment_number: line(20),
    longitude: coordinate(14, 24.2),
    latitude: coordinate(48.9, 55),
  },
  info: {
    phone: clearable(PublicPhone),
    second_phone: clearable(PublicPhone),
    email: clearable(Email),
    website: clearable(Url),
    social: clearable(Url),
    tuition: line(textLimits.tuition),
    child_count: clearable(integer(1, 5000)),
    open_at: clearable(Minutes),
    close_at: clearable(Minutes),
    is_open_saturday: Schema.optional(Schema.Boolean),
    saturday_open_at: clearable(Minutes),
    saturday_close_at: clearable(Minutes),
    is_open_sunday: Schema.optional(Schema.Boolean),
    sunday_open_at: clearable(Minutes),
    sunday_close_at: clearable(Minutes),
  },
  description: { description: clearable(NonBlankText(textLimits.description)) },
  features: { features: listOf(Schema.String, listLimits.features) },
  dayplan: { day_plan: listOf(DayPlanEntryView, listLimits.dayPlan), activities: listOf(ActivityView, listLimits.activities) },
  cadre: { employee_ids: listOf(Schema.String, listLimits.employees) },
  recruitment: {
    recruiting: Schema.optional(Schema.Boolean),
    recruitment_text: clearable(NonBlankText(textLimits.recruitmentText)),
    vacancies: listOf(VacancyView, 4),
  },
  settings: {
    notify_opinions: Schema.optional(Schema.Boolean),
    notify_questions: Schema.optional(Schema.Boolean),
    active: Schema.optional(Schema.Boolean),
  },
} as const satisfies Readonly<Record<SectionKey, Schema.Struct.Fields>>

/** Changes of one section; members of other sections are refused. */
export const SectionChanges = Schema.Struct({
  id: Schema.String,
  type: Schema.Literals(sectionKeys),
  /** Version of the section; a stale one is refused. */
  version: Schema.optional(Schema.Number),
  ...sectionMembers.address,
  ...sectionMembers.info,
  ...sectionMembers.description,
  ...sectionMembers.features,
  ...sectionMembers.dayplan,
  ...sectionMembers.cadre,
  ...sectionMembers.recruitment,
  ...sectionMembers.settings,
})
export type SectionChanges = typeof SectionChanges.Type

/** Values of a section without what names it. */
export type SectionValues = Omit<SectionChanges, 'id' | 'type' | 'version'>

/** Section after a change; `waits`: the change is shown to parents once support has confirmed it. */
export const ChangedSection = Schema.Struct({
  type: Schema.Literals(sectionKeys),
  version: Schema.Number,
  waits: Schema.Boolean,
})

/** Things that parents look for: part of the key of a text, and of the address of a field in the panel. */
export const completenessItems = [
  'street',
  'pin',
  'phone',
  'email',
  'website',
  'tuition',
  'open_at',
  'description',
  'features',
  'day_plan',
  'activities',
  'staff',
  'vacancies',
  'photos',
] as const

export type CompletenessItemName = (typeof completenessItems)[number]
