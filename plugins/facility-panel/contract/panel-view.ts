import { Schema } from 'effect'
import { facilityStatuses, facilityTypes } from '#core/facilities/facility-type.ts'
import { legalTypes } from '#core/facilities/legal-type.ts'
import { completenessItems, sectionKeys } from './sections.ts'
import { ShadowView } from './shadow.ts'
import { ActivityView, DayPlanEntryView, VacancyView } from './values.ts'

const text = Schema.NullOr(Schema.String)
const number = Schema.NullOr(Schema.Number)

/** Section with its values, and who changed it last. */
const SectionOf = <const Fields extends Schema.Struct.Fields>(fields: Fields) =>
  Schema.Struct({ version: Schema.Number, changed_at: text, changed_by: text, values: Schema.Struct(fields) })

/** Sections as their owner edits them: what parents see, with changes that wait. */
export const PanelSections = Schema.Struct({
  address: SectionOf({
    name: Schema.String,
    facility_type: Schema.Literals(facilityTypes),
    legal_type: Schema.NullOr(Schema.Literals(legalTypes)),
    voivodeship: Schema.String,
    county: Schema.String,
    city: Schema.String,
    district: text,
    post_code: text,
    street: text,
    building_number: text,
    apartment_number: text,
    longitude: number,
    latitude: number,
  }),
  info: SectionOf({
    phone: text,
    second_phone: text,
    email: text,
    website: text,
    social: text,
    tuition: text,
    child_count: number,
    open_at: number,
    close_at: number,
    is_open_saturday: Schema.Boolean,
    saturday_open_at: number,
    saturday_close_at: number,
    is_open_sunday: Schema.Boolean,
    sunday_open_at: number,
    sunday_close_at: number,
  }),
  description: SectionOf({ description: text }),
  features: SectionOf({ features: Schema.Array(Schema.String) }),
  dayplan: SectionOf({ day_plan: Schema.Array(DayPlanEntryView), activities: Schema.Array(ActivityView) }),
  cadre: SectionOf({ employee_ids: Schema.Array(Schema.String) }),
  recruitment: SectionOf({
    recruiting: Schema.Boolean,
    recruitment_text: text,
    vacancies: Schema.Array(VacancyView),
    vacancies_on: text,
  }),
  settings: SectionOf({ notify_opinions: Schema.Boolean, notify_questions: Schema.Boolean, active: Schema.Boolean }),
})
export type PanelSections = typeof PanelSections.Type

/** Room that a package leaves; `null`: without limit. */
export const PanelLimits = Schema.Struct({
  description_chars: number,
  amenities: number,
  /** `next_is_free`: the first choice is not counted; until `correctable_until` changes belong to the newest choice. */
  amenity_edits: Schema.Struct({
    used: Schema.Number,
    limit: number,
    resets_at: text,
    next_is_free: Schema.Boolean,
    correctable_until: text,
  }),
  recruitment_text: Schema.Boolean,
})

/** A thing that parents look for and the facility has not said; `gallery` is the section of the plugin that keeps photos. */
export const MissingItem = Schema.Struct({
  item: Schema.Literals(completenessItems),
  section: Schema.Literals([...sectionKeys, 'gallery']),
})

/** Members of a fact on which a register and the facility differ, each on its day; a fee of the register in grosze. */
const differing = { register: Schema.Number, register_on: Schema.String, facility_on: Schema.String } as const
export const ContradictionView = Schema.Union([
  Schema.Struct({ about: Schema.Literal('places'), ...differing, facility: Schema.Number }),
  Schema.Struct({ about: Schema.Literal('fees'), ...differing, facility: Schema.String }),
])

/** All that an owner edits of a facility. `quality`: percentage of what parents look for. */
export const PanelView = Schema.Struct({
  id: Schema.String,
  slug: Schema.String,
  name: Schema.String,
  city: Schema.String,
  status: Schema.Literals(facilityStatuses),
  shadow_status: Schema.NullOr(Schema.Literals(['pending', 'rejected'])),
  active: Schema.Boolean,
  can_delete: Schema.Boolean,
  sections: PanelSections,
  shadow: Schema.NullOr(ShadowView),
  quality: Schema.Number,
  missing: Schema.Array(MissingItem),
  contradictions: Schema.Array(ContradictionView),
  limits: PanelLimits,
}).annotate({ identifier: 'FacilityPanel' })
export type PanelView = typeof PanelView.Type
