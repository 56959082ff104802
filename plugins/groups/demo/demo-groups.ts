/** Facility of the demo that has groups. */
export const demoFacility = { name: 'Słoneczko', city: 'Kraków' } as const

/** Groups of the demo in their order. */
export const demoGroups = ['Maluchy', 'Średniaki', 'Starszaki'] as const

/** Children of the demo by the address of the parent’s account. */
export const demoChildren: readonly { readonly parent: string; readonly firstName: string; readonly group: (typeof demoGroups)[number] }[] =
  [
    { parent: 'rodzic@demo.test', firstName: 'Maja', group: 'Starszaki' },
    { parent: 'mama@demo.test', firstName: 'Zosia', group: 'Starszaki' },
    { parent: 'tata@demo.test', firstName: 'Antek', group: 'Maluchy' },
  ]
