import type { SiteSectionKind } from '#core/plugin/site-sections.ts'

/** Kind of sections whose text the owner writes. */
export const richTextKind = 'rich_text'

/** Kinds of sections that the facility's own record fills (specification §3, "Subpage"). */
export const ownSectionKinds = [
  { kind: 'welcome', name: 'sites.section.welcome', editedAt: 'facility_description' },
  { kind: richTextKind, name: 'sites.section.rich_text' },
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
] as const satisfies readonly SiteSectionKind[]
