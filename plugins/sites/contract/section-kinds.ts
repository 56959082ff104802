import type { SiteSectionKind } from '#core/plugin/site-sections.ts'

/**
 * Kinds of sections whose text the owner writes: any text; one beside its first picture; columns and questions, of which
 * each heading begins one; links as buttons; and the meals of a week with their allergens, which begin as a table.
 */
export const textKinds: ReadonlySet<string> = new Set(['rich_text', 'text_picture', 'columns', 'questions', 'buttons', 'menu'])

/** Kinds of sections that the facility's own record fills (specification §3, "Subpage"). */
export const ownSectionKinds = [
  // Its theme's part is the hero; drafts and versions of sites have stored the kind under this name.
  { kind: 'welcome', name: 'sites.section.welcome', editedAt: 'facility_description' },
  { kind: 'rich_text', name: 'sites.section.rich_text' },
  { kind: 'text_picture', name: 'sites.section.text_picture' },
  { kind: 'columns', name: 'sites.section.columns' },
  { kind: 'questions', name: 'sites.section.questions' },
  { kind: 'buttons', name: 'sites.section.buttons' },
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
  { kind: 'map', name: 'sites.section.map', editedAt: 'facility_address', facts: ['location'] },
  { kind: 'contact_form', name: 'sites.section.contact_form', editedAt: 'facility_questions' },
] as const satisfies readonly SiteSectionKind[]
