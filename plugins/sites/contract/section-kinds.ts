import type { SiteSectionKind } from '#core/plugin/site-sections.ts'

/** Kinds of sections whose text the owner writes: any text, and the meals of a week with their allergens, which begin as a table. */
export const textKinds: ReadonlySet<string> = new Set(['rich_text', 'menu'])

/** Kinds of sections that the facility's own record fills (specification §3, "Subpage"). */
export const ownSectionKinds = [
  { kind: 'welcome', name: 'sites.section.welcome', editedAt: 'facility_description' },
  { kind: 'rich_text', name: 'sites.section.rich_text' },
  { kind: 'menu', name: 'sites.section.menu' },
  { kind: 'about', name: 'sites.section.about', editedAt: 'facility_description', facts: ['description'] },
  { kind: 'hours', name: 'sites.section.hours', editedAt: 'facility_basic_info', facts: ['hours', 'hours_text'] },
  { kind: 'payment', name: 'sites.section.payment', editedAt: 'facility_basic_info', facts: ['fees', 'tuition'] },
  {
    kind: 'recruitment',
    name: 'sites.section.recruitment',
    editedAt: 'facility_recruitment',
    facts: ['recruiting', 'recruitment_text'],
  },
  { kind: 'activity', name: 'sites.section.activity', editedAt: 'facility_activities', facts: ['activities'] },
  { kind: 'dayplan', name: 'sites.section.dayplan', editedAt: 'facility_schedule', facts: ['day_plan'] },
  { kind: 'contact', name: 'sites.section.contact', editedAt: 'facility_address' },
  { kind: 'contact_form', name: 'sites.section.contact_form', editedAt: 'facility_questions' },
] as const satisfies readonly SiteSectionKind[]
