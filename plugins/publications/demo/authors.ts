/** Accounts of the demo that write materials and the blog. */
export const demoAuthors = { editor: 'cms@demo.test', teacher: 'opiekunka@demo.test' } as const

/** Facility of the demo whose owner writes posts. */
export const demoFacility = { name: 'Słoneczko', city: 'Kraków' } as const
